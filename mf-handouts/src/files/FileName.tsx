import { Highlighted } from 'shared/ui';
import { fileNameParts } from './fileNameParts.ts';

interface FileNameProps {
  name: string;
  /** The course, where the page names it already: it is not shown again in every file's name. */
  subject?: string;
  /** What was searched, to be marked; the name is then shown whole. */
  term?: string;
}

/**
 * A file's name, which is Italian in both languages. The course's name at its beginning is still
 * there for who listens, copies or searches the page.
 */
export function FileName({ name, subject = '', term = '' }: FileNameProps) {
  if (term !== '') {
    return (
      <span lang="it">
        <Highlighted text={name} term={term} />
      </span>
    );
  }
  const { lead, own, extension } = fileNameParts(name, subject);
  return (
    <span lang="it">
      {lead ? <span className="sr-only">{lead}</span> : null}
      {own}
      {extension ? <span className="font-normal text-quiet">{extension}</span> : null}
    </span>
  );
}
