import type { ReactNode } from 'react';
import { useQuery, useTranslation } from 'shared/runtime';
import { queryTerms } from 'shared/search';
import { EmptyState, RetryButton } from 'shared/ui';
import { FileRows, FileRowsSkeleton } from '../files/FileRows.tsx';
import type { HandoutFile } from '../handoutFile.ts';
import { PreviewLayout } from '../preview/PreviewLayout.tsx';
import { searchByName, searchByWords, searchInTexts, searchLimit } from './queries.ts';
import { type Searched, SearchRow } from './SearchRow.tsx';
import { TextMatches } from './TextMatches.tsx';
import { type FoundFile, listedOnce, withHit } from './textMatch.ts';

interface SearchResultsProps {
  /** A result of `searchTerm`, not empty. */
  term: string;
  /** Whether the visitor is still typing, so that these results are about to be replaced. */
  isTyping: boolean;
  /** The level of a heading among the results. */
  heading: 'h2' | 'h3';
}

/** Search results among all handouts: by name or course, by words of both, in the text of the PDFs, and by keywords. */
export function SearchResults({ term, isTyping, heading }: SearchResultsProps) {
  const { t } = useTranslation('handouts');
  const names = useQuery(searchByName(term));
  const words = useQuery(searchByWords(term));
  const texts = useQuery(searchInTexts(term));
  const named = names.data ?? [];
  const isOther = ({ file }: { file: HandoutFile }) => !named.some(({ id }) => id === file.id);
  const { byName, byText, byKeyword } = listedOnce(
    words.data?.filter(isOther) ?? [],
    texts.data?.filter(isOther) ?? [],
    term,
  );
  const inTexts = texts.data && byText;
  // Below the matches in texts, which would move them.
  const related = texts.isPending ? [] : byKeyword;
  const found = [
    ...named.map((file) => withHit(file, texts.data ?? [], term)),
    ...byName,
    ...byText,
    ...related,
  ];
  const rowOf = (searched: Searched) => (file: HandoutFile) => (
    <SearchRow
      key={file.id}
      {...searched}
      file={file}
      hit={found.find((one) => one.file.id === file.id)?.hit}
      search={term}
    />
  );
  const inWords = rowOf({ words: queryTerms(term) });
  return (
    <PreviewLayout
      items={found.map(({ file, hit }) => ({ file, page: hit?.page ?? 1, find: hit && term }))}
    >
      <NameMatches
        files={names.data}
        isPending={names.isPending || (named.length === 0 && words.isPending)}
        others={byName.length}
        related={byKeyword.length}
        onRetry={() => {
          void names.refetch();
          for (const query of [words, texts]) if (query.isError) void query.refetch();
        }}
        term={term}
        row={rowOf({ term })}
        isTyping={isTyping}
        textMatches={inTexts?.length ?? (texts.isError ? 'failed' : undefined)}
      />
      <MoreFiles heading={heading} title={t('words.heading')} found={byName} row={inWords} />
      <TextMatches
        found={inTexts}
        row={inWords}
        // When the search by name failed too, its error is shown for both.
        hasFailed={texts.isError && !texts.data && names.data !== undefined}
        onRetry={() => void texts.refetch()}
        heading={heading}
      />
      <MoreFiles heading={heading} title={t('words.related')} found={related} row={inWords} />
    </PreviewLayout>
  );
}

interface MoreFilesProps {
  heading: 'h2' | 'h3';
  title: string;
  /** Under it; nothing is shown without them. */
  found: readonly FoundFile[];
  row: (file: HandoutFile) => ReactNode;
}

function MoreFiles({ heading: Heading, title, found, row }: MoreFilesProps) {
  if (found.length === 0) return null;
  return (
    <section className="flex flex-col gap-3 pt-5">
      <Heading className="text-lg font-semibold">{title}</Heading>
      <FileRows files={found.map(({ file }) => file)} row={row} />
    </section>
  );
}

interface NameMatchesProps {
  files: HandoutFile[] | undefined;
  /** How many other files match by their words, and how many by keywords only. */
  others: number;
  related: number;
  isPending: boolean;
  onRetry: () => void;
  term: string;
  row: (file: HandoutFile) => ReactNode;
  isTyping: boolean;
  /** How many files match by text; undefined while loading. */
  textMatches: number | 'failed' | undefined;
}

function NameMatches(props: NameMatchesProps) {
  const { files, others, related, isPending, onRetry, term, row, isTyping, textMatches } = props;
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
          <Count named={files.length} others={others + related} inTexts={inTexts} />
        ) : null}
      </p>
      {isLoading ? <FileRowsSkeleton rows={3} /> : null}
      {!files && !isPending ? (
        <EmptyState title={t('home.empty')} action={<RetryButton onRetry={onRetry} />}>
          {t('home.failedHint')}
        </EmptyState>
      ) : null}
      {files?.length === 0 && others === 0 && (inTexts > 0 || related === 0) && !isLoading ? (
        <EmptyState title={textMatches === 0 ? t('home.noResults') : t('home.noNames')}>
          {inTexts > 0
            ? t('home.noNamesHint')
            : textMatches === 0 && t('home.noResultsHint', { term })}
        </EmptyState>
      ) : null}
      {files && files.length > 0 ? <FileRows files={files} row={row} /> : null}
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
