import { useQuery, useTranslation } from 'shared/runtime';
import { EmptyState, Highlighted, RetryButton } from 'shared/ui';
import { FileName } from '../files/FileName.tsx';
import { FileRows, FileRowsSkeleton } from '../files/FileRows.tsx';
import { fileNameParts } from '../files/fileNameParts.ts';
import type { HandoutFile } from '../files/handoutFile.ts';
import { OpeningRow } from '../files/OpeningRow.tsx';
import { PreviewSpace } from '../preview/PreviewSpace.tsx';
import { searchLimit, searchOf, textMatchesOf } from '../queries.ts';
import { useFailureReport } from '../useFailure.ts';
import { TextMatches } from './TextMatches.tsx';

interface SearchResultsProps {
  /** What `searchTerm` made of what was typed; never empty. */
  term: string;
  /** Whether the visitor is typing on, so that these are about to be replaced. */
  isTyping: boolean;
  /** The level of a heading among them: one below the page's, or the home section's. */
  heading: 'h2' | 'h3';
}

/** What a search among all handouts found: by name and course and, below, inside the PDFs. */
export function SearchResults({ term, isTyping, heading }: SearchResultsProps) {
  const names = useQuery(searchOf(term));
  const texts = useQuery(textMatchesOf(term));
  useFailureReport(names.error, 'The handouts could not be searched');
  useFailureReport(texts.error, 'The texts of the handouts could not be searched');
  const named = names.data ?? [];
  // A file that is found by its name is not listed again for its first page.
  const matches = texts.data?.filter(({ file }) => !named.some(({ id }) => id === file.id));
  return (
    <PreviewSpace
      items={[...named.map((file) => ({ file, page: 1 })), ...(matches ?? [])].map(
        ({ file, page }) => ({ file, page }),
      )}
    >
      <NameMatches
        names={names}
        onRetry={() => {
          void names.refetch();
          if (texts.isError) void texts.refetch();
        }}
        term={term}
        isTyping={isTyping}
        inTexts={matches?.length ?? (texts.isError ? 0 : undefined)}
      />
      <TextMatches
        matches={matches}
        term={term}
        // Where the names did not come either, that is said once, above.
        hasFailed={texts.isError && !texts.data && names.data !== undefined}
        onRetry={() => void texts.refetch()}
        heading={heading}
      />
    </PreviewSpace>
  );
}

interface NameMatchesProps {
  names: {
    data: HandoutFile[] | undefined;
    error: Error | null;
    isPending: boolean;
  };
  onRetry: () => void;
  term: string;
  isTyping: boolean;
  /** In how many PDFs the term stands, as is shown below; undefined until that is known. */
  inTexts: number | undefined;
}

function NameMatches({ names, onRetry, term, isTyping, inTexts }: NameMatchesProps) {
  const { t } = useTranslation('handouts');
  const { data, error, isPending } = names;
  const isInTexts = inTexts !== undefined && inTexts > 0;
  // That nothing was found can be said once both searches have answered.
  const isAwaited = isPending || (data?.length === 0 && inTexts === undefined);
  return (
    <div
      aria-busy={isAwaited || isTyping}
      className="flex flex-col gap-3 transition-opacity duration-150 aria-busy:opacity-70"
    >
      <p role="status" className="min-h-6 text-sm text-quiet tabular-nums">
        {data && !isAwaited ? <Count found={data.length} inTexts={inTexts ?? 0} /> : null}
      </p>
      {isAwaited ? <FileRowsSkeleton rows={3} /> : null}
      {error && !data ? (
        <EmptyState title={t('home.empty')} action={<RetryButton onRetry={onRetry} />}>
          {t('home.failedHint')}
        </EmptyState>
      ) : null}
      {data?.length === 0 && !isAwaited ? (
        <EmptyState title={isInTexts ? t('home.noNames') : t('home.noResults')}>
          {isInTexts ? t('home.noNamesHint', { term }) : t('home.noResultsHint', { term })}
        </EmptyState>
      ) : null}
      {data && data.length > 0 ? <Found files={data} term={term} /> : null}
    </div>
  );
}

/** What was found, in all: by name, and in the texts of other files. */
function Count({ found, inTexts }: { found: number; inTexts: number }) {
  const { t } = useTranslation('handouts');
  if (found === 0 && inTexts > 0) return t('home.resultsInTexts', { count: inTexts });
  // A full answer may have been cut, and a list is never cut silently.
  const named =
    found < searchLimit
      ? t('home.results', { count: found })
      : t('home.resultsCut', { count: found });
  return inTexts > 0 ? `${named}, ${t('home.andInTexts', { count: inTexts })}` : named;
}

function Found({ files, term }: { files: readonly HandoutFile[]; term: string }) {
  const { t } = useTranslation('handouts');
  return (
    <FileRows
      files={files}
      row={(file) => (
        <OpeningRow
          key={file.id}
          file={file}
          facts={[
            ...(file.year ? [t(`years.${file.year.name}`)] : []),
            ...(namesCourse(file) ? [] : [<CourseName key="course" file={file} term={term} />]),
          ]}
        >
          <FileName name={file.name} term={term} />
        </OpeningRow>
      )}
    />
  );
}

/** Whether a file's name says its course already, or there is none to say. */
function namesCourse({ name, subject }: HandoutFile): boolean {
  return subject === '' || fileNameParts(name, subject).lead !== '';
}

function CourseName({ file, term }: { file: HandoutFile; term: string }) {
  return (
    <span lang="it">
      <Highlighted text={file.subject} term={term} />
    </span>
  );
}
