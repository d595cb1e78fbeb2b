import { knownValues } from '../../_shared/knownValues.gen.ts';
import { fold } from '../understanding/fold.ts';

/** The bodies by their normalised name, each with its value of `/rappresentanti?organo=`. */
const addresses: ReadonlyMap<string, string> = new Map(
  knownValues.bodies.map(({ name, key }) => [fold(name), key]),
);

/** Where the site shows a body, open; the whole page of one that is none of the ten. */
export function pageOfBody(organ: string): string {
  const body = addresses.get(fold(organ).trim());
  return body === undefined ? '/rappresentanti' : `/rappresentanti?organo=${body}`;
}

export const schools = ['SCUOLA TRIENNALE', 'SCUOLA MAGISTRALE', 'SCUOLA DI GIURISPRUDENZA'];

/** The school that a question names, else the one that the page is about. */
export function schoolOf(message: string, path: string): string | undefined {
  for (const text of [message, path].map(fold)) {
    if (/giurisprudenza|\blegge\b|\blaw\b|clmg/.test(text)) return schools[2];
    if (/magistral|\bmaster|\bmsc\b/.test(text)) return schools[1];
    if (/triennal|bachelor|undergraduate|-anno\b/.test(text)) return schools[0];
  }
  return undefined;
}
