/** Is the menu wanted that leads from a table to the places of this product? */
class Menu {
  open = $state(false);
}

export const menu = new Menu();
