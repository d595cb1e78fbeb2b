/**
 * Splits `Diritto privato - Contratti.pdf` of the course `Diritto privato` after the separator and
 * before the extension. Lead and extension may be empty; joined, the parts are the name.
 */
export function fileNameParts(name: string, subject: string) {
  const extension = /.(\.pdf)$/i.exec(name)?.[1] ?? '';
  const stem = name.slice(0, name.length - extension.length);
  const lead = leadOf(stem, subject);
  return { lead, own: stem.slice(lead.length), extension };
}

function leadOf(stem: string, subject: string): string {
  if (subject === '' || !stem.toLowerCase().startsWith(subject.toLowerCase())) return '';
  const separator = /^\s*[-–—:·_]+\s*(?=\S)/.exec(stem.slice(subject.length))?.[0];
  return separator ? stem.slice(0, subject.length + separator.length) : '';
}
