import { bodies } from './bodies.ts';

/** What the backend must know of this section; `pnpm sections` writes it there. */
export default {
  /** The bodies as the table names them, with their value of `/rappresentanti?organo=`. */
  bodies: bodies.map(({ name, key }) => ({ name, key })),
};
