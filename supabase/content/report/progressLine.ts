/** Where progress is told: never where the report goes, so that `--json` stays JSON. */
export type Screen = { readonly isTTY?: boolean; readonly write: (text: string) => unknown };

export type ProgressLine = { readonly show: (text: string) => void; readonly clear: () => void };

const eraseLine = '\r\u001B[2K';

/** One line that changes in place; where that is not possible (a log), only the first of a kind. */
export function progressLine(screen: Screen): ProgressLine {
  if (screen.isTTY) {
    return {
      show: (text) => screen.write(`${eraseLine}${text}`),
      clear: () => screen.write(eraseLine),
    };
  }
  let told = '';
  return {
    show: (text) => {
      const kind = text.replace(/\d+/g, '');
      if (kind !== told) screen.write(`${text}\n`);
      told = kind;
    },
    clear: () => {},
  };
}
