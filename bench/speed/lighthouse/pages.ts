import { languages } from 'shared/contract';

/** One address of every route of the site (specification section 2). */
const paths = [
  '/',
  '/chi-siamo',
  '/rappresentanti',
  '/dispense',
  '/dispense/primo-anno',
  '/dispense/secondo-anno',
  '/dispense/terzo-anno',
  '/dispense/secondo-anno/Statistica',
  '/dispense/clmg',
  '/dispense/clmg/primo-anno',
  '/guide',
  '/guide/tesi',
] as const;

/** All of them in both languages. */
export const pages: readonly string[] = languages.flatMap((language) =>
  paths.map((path) => (language === 'it' ? path : `${path}?lang=${language}`)),
);
