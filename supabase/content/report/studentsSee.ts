import { type PartnerTable, pairs } from '../checks/checkCourses.ts';
import type { Finding } from '../finding.ts';
import type { FindingTexts } from '../texts/texts.ts';

/**
 * What students see of a finding. A course that is missing elsewhere is missed in different ways, and
 * a photo that does not open is seen as none.
 */
export function studentsSee({ kind, table, other }: Finding, texts: FindingTexts): string {
  if (kind === 'dead link' && table === 'representatives') {
    return texts.kinds['missing photo'].students;
  }
  return kind === 'course without partner' && isPartner(other)
    ? texts.missingIn[other]
    : texts.kinds[kind].students;
}

function isPartner(table: string | undefined): table is PartnerTable {
  return pairs.flat().some((known) => known === table);
}
