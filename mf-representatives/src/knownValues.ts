import { type BodyKey, bodies } from './bodies.ts';
import { representativeColumns } from './directory/person.ts';

/** Whom the assistant suggests first when a question names no body: most students ask about their own school. */
const suggested: readonly BodyKey[] = [
  'triennale',
  'magistrale',
  'giurisprudenza',
  'cdd',
  'dipartimenti',
  'isu',
  'qualita',
  'sport',
  'valutazione',
  'cnsu',
];

/** What the backend must know of this section: `pnpm sections` writes it there. */
export default {
  /** The bodies as the table names them, with their value of `/rappresentanti?organo=`. */
  bodies: bodies.map(({ name, key, english, keywords }) => ({
    name,
    key,
    position: suggested.indexOf(key),
    keywords: `${english} ${keywords}`,
  })),
  tables: [
    {
      table: 'representatives',
      area: 'representatives',
      name: 'name',
      columns: representativeColumns,
      identity: ['section', 'name'],
      files: { url: 'photo' },
    },
  ],
};
