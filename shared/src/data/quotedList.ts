/**
 * The operand of an `in` filter that matches texts exactly: `.filter('course', 'in', quotedList(names))`.
 * Supabase's client quotes only texts with a comma or a parenthesis. In others PostgREST would drop leading
 * spaces, and end the text at a quotation mark.
 */
export function quotedList(texts: readonly string[]): string {
  return `(${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')})`;
}
