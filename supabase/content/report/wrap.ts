/**
 * Wraps a text to lines of at most `width` characters. A longer word, such as a URL, is broken after a
 * slash or a hyphen.
 */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  // A file's name must not move the cursor of a terminal.
  const printable = text.replace(/\p{Cc}/gu, ' ').replace(/\p{Cf}/gu, '');
  for (const piece of printable.split(/(?<=\s)/).flatMap((word) => pieces(word, width))) {
    if ((line + piece).trimEnd().length <= width) {
      line += piece;
      continue;
    }
    if (line !== '') lines.push(line.trimEnd());
    line = piece;
  }
  return [...lines, line.trimEnd()];
}

function pieces(word: string, width: number): string[] {
  if (word.trimEnd().length <= width) return [word];
  return word.split(/(?<=[/-])/).flatMap((part) => part.match(chunks(width)) ?? []);
}

function chunks(width: number): RegExp {
  return new RegExp(`.{1,${width}}`, 'gs');
}
