import { knownValues } from '../../_shared/knownValues.gen.ts';
import { normalizeText } from '../understanding/normalizeText.ts';

/** The parameter of `/rappresentanti?organo=` by the normalised name of a body. */
const keys: ReadonlyMap<string, string> = new Map(
  knownValues.bodies.map(({ name, key }) => [normalizeText(name), key]),
);

/** The page that shows a body expanded; without a parameter when the site does not know it. */
export function pageOfBody(organ: string): string {
  const body = keys.get(normalizeText(organ).trim());
  return body === undefined ? '/rappresentanti' : `/rappresentanti?organo=${body}`;
}

export const schools = ['SCUOLA TRIENNALE', 'SCUOLA MAGISTRALE', 'SCUOLA DI GIURISPRUDENZA'];

/** The school that the question names, otherwise that of the current page. */
export function schoolOf(message: string, path: string): string | undefined {
  for (const text of [message, path].map(normalizeText)) {
    if (/giurisprudenza|\blegge\b|\blaw\b|clmg/.test(text)) return schools[2];
    if (/magistral|\bmaster|\bmsc\b/.test(text)) return schools[1];
    if (/triennal|bachelor|undergraduate|-anno\b/.test(text)) return schools[0];
  }
  return undefined;
}
