import { useEffect, useRef } from 'react';
import { useTranslation } from 'shared/runtime';
import { Icon } from 'shared/ui';
import { Tool } from './PreviewToolbar.tsx';
import type { Find } from './useFind.ts';

interface FindBarProps {
  query: string;
  onQuery: (query: string) => void;
  /** Undefined while there is nothing to find. */
  find: Find | undefined;
  /** Whether to focus the field when it appears. */
  focuses: boolean;
  onClose: () => void;
}

/** Finds words in the document: a field, the number of the match, and steps to the others. */
export function FindBar({ query, onQuery, find, focuses, onClose }: FindBarProps) {
  const { t } = useTranslation('handoutsPreview');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focuses) input.current?.select();
  }, [focuses]);
  const step = find && find.count > 1 ? find.step : undefined;
  return (
    <search className="flex w-full items-center pt-1">
      <div className="relative grow">
        <Icon
          name="search"
          className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-quiet"
        />
        <input
          ref={input}
          type="search"
          aria-label={t('find')}
          placeholder={t('findShort')}
          value={query}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={100}
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') step?.(event.shiftKey ? -1 : 1);
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            onClose();
          }}
          className="h-11 w-full min-w-0 rounded-full border border-outline bg-surface pr-3 pl-9.5 [&::-webkit-search-cancel-button]:hidden"
        />
      </div>
      <p role="status" className="min-w-18 px-3 text-center text-sm text-quiet tabular-nums">
        {find ? <Count find={find} /> : null}
      </p>
      <Tool icon="up" label={t('previousMatch')} onClick={step && (() => step(-1))} />
      <Tool icon="down" label={t('nextMatch')} onClick={step && (() => step(1))} />
      <Tool icon="close" label={t('endFind')} onClick={onClose} />
    </search>
  );
}

function Count({ find: { position, count, isComplete } }: { find: Find }) {
  const { t } = useTranslation('handoutsPreview');
  if (count > 0) return t(isComplete ? 'match' : 'matchSoFar', { position, count });
  return isComplete ? t('noMatch') : t('finding');
}
