import { useState } from 'react';
import { Link, useLocation, useTranslation } from 'shared/runtime';
import { Icon } from 'shared/ui';
import type { Entry } from './entry.ts';
import { isOnPage, leaveResults, openResult, useFoundResults } from './foundResults.ts';
import { useTermHighlight } from './useTermHighlight.ts';

const stepClasses = 'grid size-9 place-items-center rounded-full';

/**
 * Leads from the result that is open to the one before and after it, below the navigation bar. A step replaces
 * the page's history entry, so that Back returns to the results.
 */
export function ResultSteps() {
  const { t } = useTranslation(['search', 'common']);
  const location = useLocation();
  const { typed, entries } = useFoundResults();
  const [last, setLast] = useState(-1);
  const found = openResult(entries, location);
  if (found !== -1 && found !== last) setLast(found);
  // A visitor who closes the preview of a result is still at that result.
  const isStillThere = entries[last] && isOnPage(entries[last].to, location);
  const index = found === -1 && isStillThere ? last : found;
  useTermHighlight(index === -1 ? '' : typed);
  if (index === -1 || entries.length < 2) return null;
  return (
    <nav
      aria-label={t('steps.label')}
      className="absolute top-full right-5 mt-1 flex items-center md:right-auto md:left-1/2 md:-translate-x-1/2 rounded-full border border-outline bg-surface px-1 text-sm font-semibold text-ink print:hidden"
    >
      <Step entry={entries[index - 1]} icon="back" label={t('steps.previous')} />
      <p role="status" className="px-1 whitespace-nowrap tabular-nums">
        {t('steps.position', { index: index + 1, count: entries.length })}
      </p>
      <Step entry={entries[index + 1]} icon="arrow" label={t('steps.next')} />
      <button
        type="button"
        onClick={leaveResults}
        className={`${stepClasses} hover:bg-accent-soft`}
      >
        <Icon name="close" className="size-4.5" />
        <span className="sr-only">{t('steps.leave')}</span>
      </button>
    </nav>
  );
}

interface StepProps {
  /** Undefined beyond the first and the last result. */
  entry: Entry | undefined;
  icon: 'back' | 'arrow';
  label: string;
}

function Step({ entry, icon, label }: StepProps) {
  const drawing = <Icon name={icon} className="size-4.5" />;
  if (!entry) {
    return (
      <span aria-hidden="true" className={`${stepClasses} opacity-40`}>
        {drawing}
      </span>
    );
  }
  return (
    <Link to={entry.to} replace className={`${stepClasses} hover:bg-accent-soft`}>
      {drawing}
      <span className="sr-only">
        {label}: <span lang={entry.labelLang}>{entry.label}</span>
      </span>
    </Link>
  );
}
