/** A stream for progress; not the one of the report, which may be JSON. */
export type Screen = { readonly isTTY?: boolean; readonly write: (text: string) => unknown };

type ProgressLine = { readonly show: (text: string) => void; readonly clear: () => void };

const eraseLine = '\r\u001B[2K';

/**
 * A line that is updated in place. In a log, a text is written when it differs from the previous one in more than
 * its numbers.
 */
export function progressLine(screen: Screen): ProgressLine {
  if (screen.isTTY) {
    return {
      show: (text) => screen.write(`${eraseLine}${text}`),
      clear: () => screen.write(eraseLine),
    };
  }
  let lastKind = '';
  return {
    show: (text) => {
      const kind = text.replace(/\d+/g, '');
      if (kind !== lastKind) screen.write(`${text}\n`);
      lastKind = kind;
    },
    clear: () => {},
  };
}
