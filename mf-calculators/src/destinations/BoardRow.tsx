import { memo } from 'react';
import { numberFormats, type useFormat } from '../format.ts';
import type { RankedDestination } from '../formulas/destinations.ts';
import type { DestinationLists } from './destinationLists.ts';
import { NoteText } from './NoteText.tsx';
import { regionName } from './regionName.ts';

/** Dot, university, range of scores, gap, compare and favourite. */
export const boardColumns =
  'grid-cols-[auto_minmax(0,1fr)_auto] md:grid-cols-[1rem_minmax(0,1fr)_10rem_7rem_5rem] print:grid-cols-[0.75rem_minmax(0,1fr)_8rem_5rem]';

/** The same for all 257 rows; a `useFormat` in each costs more than the row itself. */
export interface BoardRowContext extends Pick<ReturnType<typeof useFormat>, 't' | 'language'> {
  /** Whether there is a score to compare with. */
  scored: boolean;
  /** Whether each names its region. */
  showRegion: boolean;
  lists: DestinationLists;
}

interface BoardRowProps extends BoardRowContext {
  destination: RankedDestination;
  /** Whether it passes the filter. */
  shown: boolean;
  favourite: boolean;
  compared: boolean;
}

/**
 * One destination as a card, green when it is in reach. The filter hides rows instead of unmounting them: a letter affects two hundred, and
 * mounting them again takes a phone a quarter of a second.
 */
export const BoardRow = memo(function BoardRow({ shown, ...entry }: BoardRowProps) {
  return (
    <li
      hidden={!shown}
      data-reached={entry.destination.reached}
      className={`grid items-center gap-x-4 gap-y-1 rounded-card border px-3 py-2.5 print:break-inside-avoid print:gap-x-3 print:rounded-none print:border-x-0 print:border-t-0 print:px-0 print:py-1 ${entry.destination.reached ? 'border-success bg-success/8' : 'border-hairline bg-surface'} ${boardColumns}`}
    >
      <Entry {...entry} />
    </li>
  );
});

const Entry = memo(function Entry(props: Omit<BoardRowProps, 'shown'>) {
  const { destination, scored, showRegion, favourite, compared, lists, t, language } = props;
  const { id, name, region, place, lowest, highest, delta, reached, notes } = destination;
  const { fixed, signed } = numberFormats[language];
  const where = showRegion && region !== '' ? [...place, region] : place;
  const score = (value: number | null) => (value === null ? t('board.unknown') : fixed(value, 2));
  return (
    <>
      <span
        aria-hidden="true"
        className={`col-start-1 row-start-1 mt-1.5 size-3.5 print:mt-1 print:size-2.5 self-start rounded-full border-3 md:mt-0 md:self-center ${reached ? 'border-success bg-success' : 'border-outline bg-surface'}`}
      />
      <div className="col-start-2 row-start-1 min-w-0">
        <p className="font-semibold break-words print:inline print:text-sm">{name}</p>
        {where.length > 0 ? (
          <p className="text-sm text-quiet print:inline print:pl-2 print:text-xs">
            {where.map((each) => regionName(each, language)).join(', ')}
          </p>
        ) : null}
        {notes.map(({ kind, ...note }) => (
          <p
            key={kind}
            className="text-sm break-words text-quiet print:inline print:pl-2 print:text-xs"
          >
            {kind === 'selection' ? null : `${t(`board.notes.${kind}`, { call: note.call })}: `}
            <NoteText note={note} language={language} />
          </p>
        ))}
      </div>
      <span className="col-start-3 row-start-1 flex self-start @max-[15rem]:col-start-2 @max-[15rem]:row-start-3 @max-[15rem]:-ml-2 @max-[15rem]:pt-2 md:col-start-5 md:self-center">
        <MarkButton
          as="compared"
          label={t('compare.toggle', { name })}
          checked={compared}
          onToggle={() => lists.toggleCompared(id)}
        />
        <MarkButton
          as="favourite"
          label={t('board.favourite', { name })}
          checked={favourite}
          onToggle={() => lists.toggleFavourite(id)}
        />
      </span>
      <div className="col-start-2 col-end-4 flex flex-wrap items-center gap-x-4 gap-y-1 md:contents print:contents">
        <span className="text-sm text-quiet tabular-nums md:col-start-3 md:row-start-1 md:text-right print:col-start-3 print:row-start-1 print:text-right">
          <span className="sr-only">{t('board.columns.range')}: </span>
          {lowest === null && highest === null
            ? t('board.unknown')
            : `${score(lowest)} – ${score(highest)}`}
        </span>
        {scored ? (
          <span
            className={`text-lg font-bold tabular-nums md:col-start-4 md:row-start-1 md:text-right print:col-start-4 print:row-start-1 print:text-right print:text-sm ${reached ? 'text-success' : 'text-ink'}`}
          >
            <span className="sr-only">{t('board.columns.delta')}: </span>
            {delta === null ? t('board.unknown') : signed(delta, 2)}
            {delta === null ? null : (
              <span className="sr-only">, {t(reached ? 'board.reached' : 'board.notReached')}</span>
            )}
          </span>
        ) : null}
      </div>
    </>
  );
});

/**
 * The paths of a star and of scales, in the size at which they show: five hundred scaled icons would be
 * five hundred layers to compose at every frame.
 */
const icons = {
  favourite:
    'm10 3.33 2.08 4.33 4.58 0.67-3.33 3.33 0.75 4.75-4.08-2.25-4.08 2.25 0.75-4.75-3.33-3.33 4.58-0.67z',
  compared:
    'M10 3.33v13.33M6.67 16.67h6.67M3.75 5.83h12.5M4.58 5.83l-2.5 6.25h5zM15.42 5.83l-2.5 6.25h5z',
};

interface MarkButtonProps {
  as: keyof typeof icons;
  label: string;
  checked: boolean;
  onToggle: () => void;
}

function MarkButton({ as, label, checked, onToggle }: MarkButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={checked}
      aria-label={label}
      title={label}
      onClick={onToggle}
      // The scroll margin keeps it clear of the region's sticky heading.
      className="-my-2 grid size-10 scroll-mt-14 place-items-center rounded-full text-quiet hover:bg-accent-soft hover:text-accent aria-pressed:text-accent print:hidden"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 20 20"
        fill={checked ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinejoin="round"
        className="size-5 overflow-visible"
      >
        <path d={icons[as]} />
      </svg>
    </button>
  );
}
