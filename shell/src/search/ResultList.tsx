import { Autocomplete } from '@base-ui/react/autocomplete';
import { useTranslation } from 'shared/runtime';
import type { Entry } from './entry.ts';
import { Result } from './Result.tsx';
import type { FoundGroup } from './results.ts';

interface ResultListProps {
  /** What was searched for. */
  terms: readonly string[];
  onFollow: (entry: Entry) => void;
}

/** The results by group. */
export function ResultList({ terms, onFollow }: ResultListProps) {
  const { t } = useTranslation('search');
  return (
    <Autocomplete.List
      aria-label={t('title')}
      className="min-h-0 overflow-y-auto overscroll-contain px-2 outline-none not-empty:py-3"
    >
      {(group: FoundGroup) => (
        <Autocomplete.Group key={group.name} items={group.items} className="not-last:pb-4">
          <Autocomplete.GroupLabel className="flex items-baseline justify-between gap-4 px-3 pb-1 text-sm font-semibold text-quiet">
            {group.heading}
            {terms.length > 0 && group.total > group.items.length ? (
              <span className="font-normal tabular-nums">
                {t('shown', { shown: group.items.length, all: group.total })}
              </span>
            ) : null}
          </Autocomplete.GroupLabel>
          <Autocomplete.Collection>
            {(entry: Entry) => (
              <Result key={entry.id} entry={entry} words={terms} onFollow={onFollow} />
            )}
          </Autocomplete.Collection>
        </Autocomplete.Group>
      )}
    </Autocomplete.List>
  );
}
