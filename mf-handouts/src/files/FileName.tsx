import { Highlighted } from 'shared/ui';
import { fileNameParts } from './fileNameParts.ts';

interface FileNameProps {
  name: string;
  /** The course, which is the page's heading: it is hidden at the start of the name. */
  subject?: string;
  /** The search term to highlight, literally; the name is then shown whole. */
  term?: string | undefined;
  /** Or its words, in any form. */
  words?: readonly string[] | undefined;
}

/**
 * A file's name, which is Italian in both languages. A hidden course name stays available to screen
 * readers, copying and find-in-page.
 */
export function FileName({ name, subject = '', term = '', words }: FileNameProps) {
  if (term !== '' || words) {
    return (
      <span lang="it">
        <Highlighted text={name} {...(words ? { words } : { term })} />
      </span>
    );
  }
  const { lead, own, extension } = fileNameParts(name, subject);
  return (
    <span lang="it">
      {lead ? <span className="sr-only">{lead}</span> : null}
      {own}
      {extension ? (
        <span className="font-normal whitespace-nowrap text-quiet">{extension}</span>
      ) : null}
    </span>
  );
}
