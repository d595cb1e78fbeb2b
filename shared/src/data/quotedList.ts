/**
 * The operand of an `in` filter that compares texts to the letter: `.filter('course', 'in', quotedList(names))`.
 * Supabase’s client quotes only what holds a comma or a parenthesis; without quotation marks PostgREST drops the
 * spaces in front, and a quotation mark within would end the text.
 */
export function quotedList(texts: readonly string[]): string {
  return `(${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')})`;
}
