import { memo } from 'react';
import { useLanguage, useTranslation } from 'shared/runtime';
import { Badge } from 'shared/ui';
import type { RankedDestination } from '../formulas/destinations.ts';
import { fixed, signed } from '../numbers.ts';
import { boardColumns } from './boardColumns.ts';
import { FavouriteButton } from './FavouriteButton.tsx';

interface BoardRowProps {
  destination: RankedDestination;
  scored: boolean;
  favourite: boolean;
  onFavourite: (id: string) => void;
}

/** One departure: where, what it took last time, the student's delta, in reach or not. */
export const BoardRow = memo(function BoardRow(props: BoardRowProps) {
  const { destination, scored, favourite, onFavourite } = props;
  const { id, name, lowest, highest, delta, reached, notes } = destination;
  const { t } = useTranslation('calculators');
  const language = useLanguage();
  const score = (value: number | null) =>
    value === null ? t('board.unknown') : fixed(value, 2, language);
  return (
    <li
      data-reached={reached}
      className={`grid items-center gap-x-4 gap-y-1 border-b border-hairline py-3 ${boardColumns}`}
    >
      <span
        aria-hidden="true"
        className={`col-start-1 row-start-1 size-3.5 self-start mt-1.5 rounded-full border-3 md:mt-0 md:self-center ${reached ? 'border-success bg-success' : 'border-outline bg-paper'}`}
      />
      <div className="col-start-2 row-start-1 min-w-0">
        <p className="font-semibold break-words">{name}</p>
        {notes.map((note) => (
          <p key={note.kind} className="text-sm break-words text-quiet">
            {t(`board.notes.${note.kind}`, { text: note.text })}
          </p>
        ))}
      </div>
      <span className="col-start-3 row-start-1 self-start md:col-start-6 md:self-center">
        <FavouriteButton name={name} checked={favourite} onToggle={() => onFavourite(id)} />
      </span>
      <div className="col-start-2 col-end-4 flex flex-wrap items-center gap-x-4 gap-y-1 md:contents">
        <span className="text-sm text-quiet tabular-nums md:col-start-3 md:row-start-1 md:text-right">
          <span className="sr-only">{t('board.columns.range')}: </span>
          {lowest === null && highest === null
            ? t('board.unknown')
            : `${score(lowest)} – ${score(highest)}`}
        </span>
        {scored ? (
          <>
            <span
              className={`text-lg font-bold tabular-nums md:col-start-4 md:row-start-1 md:text-right ${reached ? 'text-success' : 'text-ink'}`}
            >
              <span className="sr-only">{t('board.columns.delta')}: </span>
              {delta === null ? t('board.unknown') : signed(delta, 2, language)}
            </span>
            <span className="md:col-start-5 md:row-start-1">
              {reached ? (
                <Badge tone="success">{t('board.reached')}</Badge>
              ) : (
                <span className="text-sm text-quiet">
                  {delta === null ? t('board.notKnown') : t('board.notReached')}
                </span>
              )}
            </span>
          </>
        ) : null}
      </div>
    </li>
  );
});
