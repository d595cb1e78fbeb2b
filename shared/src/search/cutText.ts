/** What belongs to the character before it: the second half of a pair, an accent, a joiner, a skin tone. */
const continuing = /^(?:[\uDC00-\uDFFF\p{M}\p{Emoji_Modifier}]|\u200D)/u;

/**
 * The beginning of a text, of at most so many UTF-16 units, and never with a part of a character: PostgreSQL
 * refuses half of a pair, and a letter without its accent is another one. (`Intl.Segmenter` came to Firefox with 125.)
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = most;
  while (end > 0 && (continuing.test(text.slice(end, end + 2)) || text[end - 1] === '\u200D'))
    end -= 1;
  return text.slice(0, end);
}
