/**
 * Which form of "a" a sentence needs before the assistant's name: Italian says "ad Astra" but "a
 * Linea". It is the i18next context of the texts that name it so.
 */
export function nameContext(name: string): 'vowel' | 'other' {
  return /^a/i.test(name.normalize('NFD')) ? 'vowel' : 'other';
}
