import { Autocomplete } from '@base-ui/react/autocomplete';
import type { MouseEvent } from 'react';
import { Link } from 'shared/runtime';
import { Highlighted, Icon } from 'shared/ui';
import type { Entry } from './entry.ts';

interface ResultProps {
  entry: Entry;
  words: readonly string[];
  onFollow: (entry: Entry) => void;
}

/** A result as a link, so that it can be opened in another tab and is prefetched on hover. */
export function Result({ entry, words, onFollow }: ResultProps) {
  const follow = (event: MouseEvent) => {
    // With these keys the link opens in another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    onFollow(entry);
  };
  return (
    <Autocomplete.Item
      value={entry}
      onClick={follow}
      render={<Link to={entry.to} tabIndex={-1} />}
      className={`group/stop relative flex min-h-13 scroll-my-3 items-center gap-4 rounded-field py-2 pr-3 pl-7 outline-none data-[highlighted]:bg-accent-soft forced-colors:data-[highlighted]:outline-3 forced-colors:data-[highlighted]:-outline-offset-3 ${entry.accent ? `accent-${entry.accent}` : ''}`}
    >
      <Stop />
      <span className="min-w-0 grow">
        <span lang={entry.labelLang} className="block font-semibold break-words">
          <Highlighted text={entry.label} words={words} className="bg-transparent" />
        </span>
        {entry.detail ? (
          <span lang={entry.detailLang} className="line-clamp-4 text-sm break-words text-quiet">
            <Highlighted text={entry.detail} words={words} className="bg-transparent" />
          </span>
        ) : null}
      </span>
      {entry.figure ? (
        <span className="shrink-0 text-sm font-semibold tabular-nums">{entry.figure}</span>
      ) : null}
      <Icon
        name="arrow"
        className="hidden size-5 shrink-0 text-accent opacity-0 group-data-[highlighted]/stop:opacity-100 md:block"
      />
    </Autocomplete.Item>
  );
}

/** A stop on the group's line, filled while it is the highlighted result. */
function Stop() {
  return (
    <span aria-hidden="true" className="text-accent">
      <span className="absolute inset-y-0 left-4.5 w-0.5 bg-current group-first-of-type/stop:top-1/2 group-last-of-type/stop:bottom-1/2" />
      <span className="absolute top-1/2 left-3 size-3.5 -translate-y-1/2 rounded-full border-3 border-current bg-paper group-data-[highlighted]/stop:bg-current" />
    </span>
  );
}
