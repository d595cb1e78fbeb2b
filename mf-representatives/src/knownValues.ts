import { bodies } from './bodies.ts';

/**
 * What the backend must know of this section. `pnpm sections` writes it into the edge functions; the content
 * check imports `tables` from here.
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
