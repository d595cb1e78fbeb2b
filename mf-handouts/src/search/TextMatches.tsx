import { useTranslation } from 'shared/runtime';
import { queryTerms } from 'shared/search';
import { Highlighted, RetryButton } from 'shared/ui';
import { FileName } from '../files/FileName.tsx';
import { OpeningRow } from '../files/FileRow.tsx';
import { FileRows } from '../files/FileRows.tsx';
import { TicketFigure } from '../files/TicketFigure.tsx';
import type { TextMatch } from './textMatch.ts';

interface TextMatchesProps {
  /** Undefined while loading and after a failure. */
  matches: readonly TextMatch[] | undefined;
  term: string;
  hasFailed: boolean;
  onRetry: () => void;
  heading: 'h2' | 'h3';
}

/** The files whose text matches a search, or nothing. */
export function TextMatches({ matches, term, hasFailed, onRetry, heading }: TextMatchesProps) {
  const { t } = useTranslation('handouts');
  const Heading = heading;
  if (hasFailed) {
    return (
      <p role="status" className="flex flex-wrap items-center gap-x-3 pt-3 text-sm text-quiet">
        {t('texts.failed')}
        <RetryButton variant="link" onRetry={onRetry} />
      </p>
    );
  }
  if (!matches || matches.length === 0) return null;
  return (
    <section className="flex flex-col gap-3 pt-5">
      <header>
        <Heading className="text-lg font-semibold">{t('texts.heading')}</Heading>
        <p role="status" className="text-sm text-quiet">
          {t('texts.found', { count: matches.length })}
        </p>
      </header>
      <FileRows
        files={matches.map(({ file }) => file)}
        row={(file) => {
          const match = matches.find((one) => one.file === file);
          return match && <Match key={file.id} match={match} term={term} />;
        }}
      />
    </section>
  );
}

function Match({ match, term }: { match: TextMatch; term: string }) {
  const { t } = useTranslation('handouts');
  const { file, page, excerpt } = match;
  // Stems, because the database's full-text search matches by stem too.
  const words = queryTerms(term);
  const { year, clmgYear } = file;
  return (
    <OpeningRow
      file={file}
      page={page}
      find={term}
      start={
        <TicketFigure label={t('preview.page', { page })} above={t('texts.page')} figure={page} />
      }
      facts={[
        ...(year ? [t(`years.${year.name}`)] : []),
        ...(clmgYear ? [t('clmg.heading', { year: t(`yearsInText.${clmgYear.name}`) })] : []),
      ]}
      below={
        <p lang="it" className="pt-1 text-sm break-words">
          … <Highlighted text={excerpt} words={words} /> …
        </p>
      }
    >
      <FileName name={file.name} />
    </OpeningRow>
  );
}
