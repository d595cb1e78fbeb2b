/**
 * The guide categories that the site knows, in the order of specification section 2, each with the
 * colour of its dot and rule and with its fixed heading.
 */
export const catalogue = [
  { category: 'associations', colour: '#2563eb', heading: 'Associations 101' },
  { category: 'opzionali', colour: '#16a34a', heading: 'Opzionali 101' },
  { category: 'graduate', colour: '#9333ea', heading: 'Graduate 101' },
  { category: 'stage', colour: '#ea580c', heading: 'Stage 101' },
  { category: 'freemover', colour: '#0891b2', heading: 'Freemover 101' },
  { category: 'residenze', colour: '#059669', heading: 'Residenze 101' },
  { category: 'exchange_magistrale', colour: '#0284c7', heading: 'Exchange 101' },
  { category: 'exchange_triennale', colour: '#4f46e5', heading: 'Exchange 101' },
  { category: 'university', colour: '#e11d48', heading: 'University 101' },
  { category: 'milan', colour: '#db2777', heading: 'Milan 101' },
  { category: 'burocrazia', colour: '#d97706', heading: 'Burocrazia 101' },
  { category: 'master_admissions', colour: '#ca8a04', heading: 'Master Admissions' },
  { category: 'tesi', colour: '#0d9488', heading: 'Tesi 101' },
  { category: 'ecdl', colour: '#64748b', heading: 'ECDL 101' },
] as const;

export type KnownCategory = (typeof catalogue)[number];

/** The category of the fixed list that a route value or a row names, however it is spelt. */
export function knownCategory(name: string): KnownCategory | undefined {
  const wanted = name.trim().toLowerCase();
  return catalogue.find((entry) => entry.category === wanted);
}
