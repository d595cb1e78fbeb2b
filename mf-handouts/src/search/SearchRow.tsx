import { useTranslation } from 'shared/runtime';
import { queryTerms } from 'shared/search';
import { Highlighted } from 'shared/ui';
import { FileName } from '../files/FileName.tsx';
import { OpeningRow } from '../files/FileRow.tsx';
import { fileNameParts } from '../files/fileNameParts.ts';
import { TicketFigure } from '../files/TicketFigure.tsx';
import type { HandoutFile } from '../handoutFile.ts';
import { useEnglishName } from '../names/useEnglishName.ts';
import type { FoundFile } from './textMatch.ts';

/** What is highlighted in a name: the term literally, or words in any form. */
export type Searched = { term: string } | { words: readonly string[] };

type SearchRowProps = FoundFile & Searched & { search: string };

/**
 * A file that a search found. With a hit in its text it shows that line and opens at its page. English pages also show
 * a course's English name, by which the file may have been found.
 */
export function SearchRow({ file, hit, search, ...searched }: SearchRowProps) {
  const { t } = useTranslation('handouts');
  const english = useEnglishName(file.year)(file.subject);
  const course = english ?? (namesCourse(file) ? undefined : file.subject);
  return (
    <OpeningRow
      file={file}
      facts={[
        ...(file.year ? [t(`years.${file.year.name}`)] : []),
        ...(file.clmgYear
          ? [t('clmg.heading', { year: t(`yearsInText.${file.clmgYear.name}`) })]
          : []),
        ...(course
          ? [
              <span key="course" lang={english ? 'en' : 'it'}>
                <Highlighted text={course} {...searched} />
              </span>,
            ]
          : []),
      ]}
      {...(hit && {
        page: hit.page,
        find: search,
        start: (
          <TicketFigure
            label={t('preview.page', { page: hit.page })}
            above={t('texts.page')}
            figure={hit.page}
          />
        ),
        below: (
          <p lang="it" className="pt-1 text-sm break-words">
            … <Highlighted text={hit.excerpt} words={queryTerms(search)} /> …
          </p>
        ),
      })}
    >
      <FileName name={file.name} {...searched} />
    </OpeningRow>
  );
}

/** Whether a file's name already contains its course, or it has none. */
function namesCourse({ name, subject }: HandoutFile): boolean {
  return subject === '' || fileNameParts(name, subject).lead !== '';
}
