/** What a club is doing while its line-up is planned. */
export const KINDS = ['formation', 'select', 'assign', 'bind', 'exchange', 'place'];
