import { bodies } from './bodies.ts';

/**
 * What the backend must know of this section: `pnpm sections` writes it there, except for the tables, which
 * the content check reads here.
 */
export default {
  /** The bodies as the table names them, with their value of `/rappresentanti?organo=`. */
  bodies: bodies.map(({ name, key }) => ({ name, key })),
  tables: [
    {
      table: 'representatives',
      area: 'representatives',
      name: 'name',
      columns: ['id', 'name', 'section', 'url'],
    },
  ],
};
