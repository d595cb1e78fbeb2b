import { useQuery, useTranslation } from 'shared/runtime';
import { queryTerms } from 'shared/search';
import { EmptyState, Highlighted, RetryButton } from 'shared/ui';
import { FileName } from '../files/FileName.tsx';
import { OpeningRow } from '../files/FileRow.tsx';
import { FileRows, FileRowsSkeleton } from '../files/FileRows.tsx';
import { fileNameParts } from '../files/fileNameParts.ts';
import type { HandoutFile } from '../handoutFile.ts';
import { useEnglishName } from '../names/useEnglishName.ts';
import { PreviewLayout } from '../preview/PreviewLayout.tsx';
import { searchByName, searchByWords, searchInTexts, searchLimit } from './queries.ts';
import { TextMatches } from './TextMatches.tsx';
import { listedOnce } from './textMatch.ts';

interface SearchResultsProps {
  /** A result of `searchTerm`, not empty. */
  term: string;
  /** Whether the visitor is still typing, so that these results are about to be replaced. */
  isTyping: boolean;
  /** The level of a heading among the results. */
  heading: 'h2' | 'h3';
}

/** Search results among all handouts: by name or course, by words of both and, below, in the text of the PDFs. */
export function SearchResults({ term, isTyping, heading }: SearchResultsProps) {
  const { t } = useTranslation('handouts');
  const Heading = heading;
  const names = useQuery(searchByName(term));
  const words = useQuery(searchByWords(term));
  const texts = useQuery(searchInTexts(term));
  const named = names.data ?? [];
  const isOther = ({ file }: { file: HandoutFile }) => !named.some(({ id }) => id === file.id);
  const { byWords: others, byText } = listedOnce(
    words.data?.filter(isOther) ?? [],
    texts.data?.filter(isOther) ?? [],
    term,
  );
  const matches = texts.data && byText;
  return (
    <PreviewLayout
      items={[
        ...[...named, ...others.map(({ file }) => file)].map((file) => ({ file, page: 1 })),
        ...(matches ?? []).map(({ file, page }) => ({ file, page, find: term })),
      ]}
    >
      <NameMatches
        files={names.data}
        isPending={names.isPending || (named.length === 0 && words.isPending)}
        others={others.length}
        onRetry={() => {
          void names.refetch();
          for (const query of [words, texts]) if (query.isError) void query.refetch();
        }}
        term={term}
        isTyping={isTyping}
        textMatches={matches?.length ?? (texts.isError ? 'failed' : undefined)}
      />
      {others.length > 0 ? (
        <section className="flex flex-col gap-3 pt-5">
          <Heading className="text-lg font-semibold">{t('words.heading')}</Heading>
          <FileRows
            files={others.map(({ file }) => file)}
            row={(file) => <NamedFile key={file.id} file={file} words={queryTerms(term)} />}
          />
        </section>
      ) : null}
      <TextMatches
        matches={matches}
        term={term}
        // When the search by name failed too, its error is shown for both.
        hasFailed={texts.isError && !texts.data && names.data !== undefined}
        onRetry={() => void texts.refetch()}
        heading={heading}
      />
    </PreviewLayout>
  );
}

interface NameMatchesProps {
  files: HandoutFile[] | undefined;
  /** How many other files match by their words. */
  others: number;
  isPending: boolean;
  onRetry: () => void;
  term: string;
  isTyping: boolean;
  /** How many files match by text; undefined while loading. */
  textMatches: number | 'failed' | undefined;
}

function NameMatches(props: NameMatchesProps) {
  const { files, others, isPending, onRetry, term, isTyping, textMatches } = props;
  const { t } = useTranslation('handouts');
  const inTexts = typeof textMatches === 'number' ? textMatches : 0;
  // "No results" is only true once both searches have finished.
  const isLoading = isPending || (files?.length === 0 && others === 0 && textMatches === undefined);
  return (
    <div
      aria-busy={isLoading || isTyping}
      className="flex flex-col gap-3 transition-opacity duration-150 aria-busy:opacity-70"
    >
      <p role="status" className="min-h-6 text-sm text-quiet tabular-nums">
        {files && !isLoading ? (
          <Count named={files.length} others={others} inTexts={inTexts} />
        ) : null}
      </p>
      {isLoading ? <FileRowsSkeleton rows={3} /> : null}
      {!files && !isPending ? (
        <EmptyState title={t('home.empty')} action={<RetryButton onRetry={onRetry} />}>
          {t('home.failedHint')}
        </EmptyState>
      ) : null}
      {files?.length === 0 && others === 0 && !isLoading ? (
        <EmptyState title={textMatches === 0 ? t('home.noResults') : t('home.noNames')}>
          {inTexts > 0
            ? t('home.noNamesHint')
            : textMatches === 0 && t('home.noResultsHint', { term })}
        </EmptyState>
      ) : null}
      {files && files.length > 0 ? <NamedFiles files={files} term={term} /> : null}
    </div>
  );
}

interface CountProps {
  named: number;
  others: number;
  inTexts: number;
}

/** The number of results by name and by words, and of further files by text. */
function Count({ named, others, inTexts }: CountProps) {
  const { t } = useTranslation('handouts');
  if (named + others === 0 && inTexts > 0) return t('home.resultsInTexts', { count: inTexts });
  // As many as the limit may not be all of them, and the text says so.
  const count =
    named < searchLimit
      ? t('home.results', { count: named + others })
      : t('home.resultsCut', { count: named + others });
  return inTexts > 0 ? `${count}, ${t('home.andInTexts', { count: inTexts })}` : count;
}

function NamedFiles({ files, term }: { files: readonly HandoutFile[]; term: string }) {
  return (
    <FileRows files={files} row={(file) => <NamedFile key={file.id} file={file} term={term} />} />
  );
}

type NamedFileProps = { file: HandoutFile } & ({ term: string } | { words: readonly string[] });

/** English pages also show a course's English name, by which the file may have been found. */
function NamedFile({ file, ...searched }: NamedFileProps) {
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
    >
      <FileName name={file.name} {...searched} />
    </OpeningRow>
  );
}

/** Whether a file's name already contains its course, or it has none. */
function namesCourse({ name, subject }: HandoutFile): boolean {
  return subject === '' || fileNameParts(name, subject).lead !== '';
}
