import { useTranslation } from 'shared/runtime';
import { type Directory, sizeOf } from '../directory.ts';

interface SummaryProps {
  directory: Directory | undefined;
  failed: boolean;
  /** What a search found; undefined when nothing is searched. */
  found: { bodies: readonly unknown[]; people: readonly unknown[] } | undefined;
}

/** One line on what is shown, read out when it changes: on its way, the whole, or a search's yield. */
export function Summary({ directory, failed, found }: SummaryProps) {
  const { t } = useTranslation('representatives');
  const text = () => {
    if (failed) return '';
    if (!directory) return t('loading');
    if (found) {
      const { bodies, people } = found;
      const peopleFound = t('search.found', { count: people.length });
      if (bodies.length === 0) return peopleFound;
      const bodiesFound = t('search.bodies', { count: bodies.length });
      return people.length === 0 ? bodiesFound : `${bodiesFound}, ${peopleFound}`;
    }
    const size = sizeOf(directory);
    if (size.people === 0) return t('empty');
    return `${t('summary.people', { count: size.people })} ${t('summary.bodies', { count: size.bodies })}`;
  };
  return (
    <p role="status" className="text-sm not-empty:min-h-6 text-quiet tabular-nums">
      {text()}
    </p>
  );
}
