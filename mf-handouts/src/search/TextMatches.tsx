import type { ReactNode } from 'react';
import { useTranslation } from 'shared/runtime';
import { RetryButton } from 'shared/ui';
import { FileRows } from '../files/FileRows.tsx';
import type { HandoutFile } from '../handoutFile.ts';
import type { FoundFile } from './textMatch.ts';

interface TextMatchesProps {
  /** Undefined while loading and after a failure. */
  found: readonly FoundFile[] | undefined;
  row: (file: HandoutFile) => ReactNode;
  hasFailed: boolean;
  onRetry: () => void;
  heading: 'h2' | 'h3';
}

/** The files that only their text matches, or nothing. */
export function TextMatches({ found, row, hasFailed, onRetry, heading }: TextMatchesProps) {
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
  if (!found || found.length === 0) return null;
  return (
    <section className="flex flex-col gap-3 pt-5">
      <header>
        <Heading className="text-lg font-semibold">{t('texts.heading')}</Heading>
        <p role="status" className="text-sm text-quiet">
          {t('texts.found', { count: found.length })}
        </p>
      </header>
      <FileRows files={found.map(({ file }) => file)} row={row} />
    </section>
  );
}
