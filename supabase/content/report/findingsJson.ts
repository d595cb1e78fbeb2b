import type { Finding } from '../finding.ts';
import type { Texts } from '../texts/texts.ts';
import { studentsSee } from './studentsSee.ts';

/** The findings for a machine, each with the sentences for the person whom it will tell. */
export function findingsJson(findings: readonly Finding[], texts: Texts): string {
  const told = findings.map((each) => ({
    ...each,
    students: studentsSee(each, texts),
    todo: texts.kinds[each.kind].todo,
  }));
  return JSON.stringify(told, null, 2);
}
