/** A QR code as one path: of rows as the server sends them, "1" where a module is dark. */

/** Light modules that must surround a code. */
export const QUIET = 4;

/** Each run of dark modules of a row as a rectangle one module high. */
export function path(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) => [...row.matchAll(/1+/g)].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`))
    .join('');
}
