import { useTranslation } from 'shared/runtime';
import { type Directory, sizeOf } from './directory.ts';

interface SummaryProps {
  directory: Directory | undefined;
  failed: boolean;
  /** The search results; undefined without a search. */
  found: { bodies: readonly unknown[]; people: readonly unknown[] } | undefined;
}

/** A live region: loading, the size of the directory, or the number of search results. */
export function Summary({ directory, failed, found }: SummaryProps) {
  const { t } = useTranslation('representatives');
  const text = () => {
    if (failed) return '';
    if (!directory) return t('loading');
    if (found) {
      const people = t('search.found', { count: found.people.length });
      if (found.bodies.length === 0) return people;
      const bodies = t('search.bodies', { count: found.bodies.length });
      return found.people.length === 0 ? bodies : `${bodies}, ${people}`;
    }
    const { people, bodies } = sizeOf(directory);
    if (people === 0) return t('empty');
    return `${t('summary.people', { count: people })} ${t('summary.bodies', { count: bodies })}`;
  };
  return (
    <p role="status" className="text-sm not-empty:min-h-6 text-quiet tabular-nums">
      {text()}
    </p>
  );
}
