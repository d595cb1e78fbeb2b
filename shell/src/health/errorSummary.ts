const maxMessage = 120;
const maxFrames = 3;
const maxFrame = 50;

/**
 * An error's name, message and the files of its first frames, reduced to what a developer wrote: without
 * numbers, addresses, quotations and names of versions. Two visitors with the same error have the same summary,
 * which contains nothing of theirs.
 *
 * @returns at most 300 characters; empty for what is no error.
 */
export function errorSummary(cause: unknown): string {
  if (!(cause instanceof Error)) return '';
  // By code points: half a pair of surrogates is no text.
  const message = [...withoutData(`${cause.name}: ${cause.message}`)].slice(0, maxMessage).join('');
  const frames = (cause.stack ?? '').split('\n').map(fileOf).filter(Boolean);
  const different = frames.filter((file, index) => file !== frames[index - 1]);
  return [message, ...different.slice(0, maxFrames)].join(' < ').trim();
}

const quotation = /"[^"]*"|“[^”]*”|«[^»]*»|‘[^’]*’|`[^`]*`|(?<![\p{L}])'[^']*'/gu;

/** What is left of a text once all that may come from a visitor or from the data is removed. */
function withoutData(text: string): string {
  return (
    text
      .replace(/\b[a-z][a-z+.-]*:\/\/\S*/gi, '<url>')
      .replace(/\S*@\S*/g, '<email>')
      .replace(quotation, '<text>')
      .replace(/(^|\s)\/\S*/g, '$1<path>')
      .replace(/\S*\p{N}\S*/gu, '#')
      // A quotation mark that is left over opens a quotation that does not end.
      .replace(/(?:["“”«»‘`]|(?<![\p{L}])').*$/su, '<text>')
      .replaceAll(/['’]/g, '')
      .replaceAll(/[\s\p{C}]+/gu, ' ')
      .trim()
  );
}

/** The script of a line of a stack, without its folder, hash and position: `pages.js`. */
function fileOf(line: string): string {
  const [, name = ''] = /\/([^/?#:\s]+)\.js\b/.exec(line) ?? [];
  const [word = ''] = /^[a-zA-Z-]+/.exec(name) ?? [];
  return word && `${word.slice(0, maxFrame)}.js`;
}
