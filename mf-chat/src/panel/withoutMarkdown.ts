/**
 * A reply without the marks of Markdown, which people and language models write: answers are shown as text. Stars and
 * underscores that mark nothing stay, as in `2*3*4`.
 */
export function withoutMarkdown(text: string): string {
  return text
    .replace(/^```.*\n?/gm, '')
    .replace(/`([^`\n]+)`/g, '$1')
    .replace(/^#{1,6} +/gm, '')
    .replace(/^( *)[*+] +/gm, '$1- ')
    .replace(/!?\[([^\]\n]+)\]\(([^()\s]+)\)/g, '$1 ($2)')
    .replace(/(\*\*|__)(?=\S)([^\n]*?\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]*?[^\s*])\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/(?<![\p{L}\p{N}_/])_(?=[^\s_])([^_\n]*?[^\s_])_(?![\p{L}\p{N}_])/gu, '$1');
}
