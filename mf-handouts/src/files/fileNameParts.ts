/** A file's name in three parts which joined are the name again. */
export interface FileNameParts {
  /** The course's name and what separates it, where the page names the course already. */
  lead: string;
  /** What tells this file from the others. */
  own: string;
  /** `.pdf`, which every file has. */
  extension: string;
}

/** Cuts `Diritto privato - Contratti.pdf` of the course `Diritto privato` into its parts. */
export function fileNameParts(name: string, subject: string): FileNameParts {
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
