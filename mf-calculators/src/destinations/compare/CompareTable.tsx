import { memo, useId } from 'react';
import { useLanguage, useTranslation } from 'shared/runtime';
import { Button } from 'shared/ui';
import type { DestinationNote, RankedDestination } from '../../formulas/destinations.ts';
import { fixed, signed } from '../../numbers.ts';
import { placeName } from '../../reading/placeName.ts';

const noteKinds = ['slots', 'selection', 'academic', 'language', 'notes', 'code'] as const;

interface CompareTableProps {
  compared: readonly RankedDestination[];
  /** How many can be beside each other. */
  most: number;
  places: 'continent' | 'country';
  onRemove: (id: string) => void;
}

/** Up to three destinations beside each other, line by line. */
export const CompareTable = memo(function CompareTable(props: CompareTableProps) {
  const { compared, most, places, onRemove } = props;
  const { t } = useTranslation('calculators');
  const language = useLanguage();
  const id = useId();
  if (compared.length === 0) return null;
  const score = (value: number | null) =>
    value === null ? t('board.unknown') : fixed(value, 2, language);
  const noteOf = (one: RankedDestination, kind: DestinationNote['kind']) =>
    one.notes.find((note) => note.kind === kind)?.text;
  const shownNotes = noteKinds.filter((kind) => compared.some((one) => noteOf(one, kind)));
  return (
    <div className="flex flex-col gap-3">
      <h3 id={id} className="scroll-mt-4 text-lg font-bold" data-compare="">
        {t('compare.title')}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: three long names may need scrolling, by keyboard too. */}
      <section tabIndex={0} aria-labelledby={id} className="overflow-x-auto">
        <table
          className="w-full table-fixed border-collapse text-sm"
          // As wide as the names need, at least; what does not fit scrolls under the first column.
          style={{ minWidth: `${5 + compared.length * 7.5}rem` }}
        >
          <thead>
            <tr className="border-b-2 border-ink align-bottom">
              <td className="sticky left-0 w-20 bg-paper md:w-36" />
              {compared.map((one) => (
                <th key={one.id} scope="col" className="py-2 pl-4 text-left">
                  <span className="block break-words">{one.name}</span>
                  <Button variant="link" className="print:hidden" onClick={() => onRemove(one.id)}>
                    {t('compare.remove')}
                    <span className="sr-only">: {one.name}</span>
                  </Button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Line name={t('board.columns.delta')}>
              {compared.map((one) => (
                <td
                  key={one.id}
                  className={`py-2 pl-4 text-lg font-bold tabular-nums ${one.reached ? 'text-success' : ''}`}
                >
                  {one.delta === null ? t('board.unknown') : signed(one.delta, 2, language)}
                </td>
              ))}
            </Line>
            <Line name={t('compare.lowest')}>
              {compared.map((one) => (
                <Cell key={one.id}>{score(one.lowest)}</Cell>
              ))}
            </Line>
            <Line name={t('compare.highest')}>
              {compared.map((one) => (
                <Cell key={one.id}>{score(one.highest)}</Cell>
              ))}
            </Line>
            <Line name={t(`board.${places}`)}>
              {compared.map((one) => (
                <Cell key={one.id}>
                  {one.place === '' ? t('board.unknownPlace') : placeName(one.place, language)}
                </Cell>
              ))}
            </Line>
            {shownNotes.map((kind) => (
              <Line key={kind} name={t(`board.notes.${kind}`)}>
                {compared.map((one) => (
                  <Cell key={one.id} lang="it">
                    {noteOf(one, kind) ?? '–'}
                  </Cell>
                ))}
              </Line>
            ))}
          </tbody>
        </table>
      </section>
      {compared.length < most ? (
        <p className="text-sm text-quiet print:hidden">{t('compare.hint', { most })}</p>
      ) : null}
    </div>
  );
});

function Line({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <tr className="border-b border-hairline align-baseline">
      <th scope="row" className="sticky left-0 bg-paper py-2 text-left font-normal text-quiet">
        {name}
      </th>
      {children}
    </tr>
  );
}

function Cell(props: React.ComponentProps<'td'>) {
  return <td className="py-2 pl-4 break-words tabular-nums" {...props} />;
}
