import { Highlighted } from '../search/Highlighted.tsx';
import { fileNameParts } from './fileNameParts.ts';

interface FileNameProps {
  name: string;
  /** The course, where the page names it already: it is not shown again in every file's name. */
  subject?: string;
  /** What was searched, to be marked; the name is then shown whole. */
  term?: string;
}

/** A file's name. What the page says already is still there for who listens or copies. */
export function FileName({ name, subject = '', term = '' }: FileNameProps) {
  if (term !== '') return <Highlighted text={name} term={term} />;
  const { lead, own, extension } = fileNameParts(name, subject);
  return (
    <>
      {lead ? <span className="sr-only">{lead}</span> : null}
      {own}
      {extension ? <span className="sr-only">{extension}</span> : null}
    </>
  );
}
