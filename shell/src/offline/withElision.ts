/**
 * An Italian sentence with a date and a time, whose articles lose their vowel before one: `l’8 marzo`,
 * `all’01:05`. No other language writes `il` or `alle` before a number.
 */
export function withElision(sentence: string): string {
  return sentence.replace(/\bil (?=(?:8|11)\b)/, 'l’').replace(/\balle (?=01:)/, 'all’');
}
