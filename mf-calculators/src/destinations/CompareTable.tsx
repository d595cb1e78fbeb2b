import { memo, type ReactNode, useId } from 'react';
import { Button, ShareButton } from 'shared/ui';
import { calculatorPath } from '../calculatorTypes.ts';
import type { ExchangeCalculator } from '../exchangeCalculator.ts';
import { useFormat } from '../format.ts';
import type { DestinationNote, RankedDestination } from '../formulas/destinations.ts';
import { partOf } from '../scrollToPart.ts';
import { maxCompared } from './destinationLists.ts';
import { NoteText } from './NoteText.tsx';
import { regionName } from './regionName.ts';

const noteKinds = ['slots', 'selection', 'academic', 'language', 'notes', 'code'] as const;

interface CompareTableProps {
  ranked: readonly RankedDestination[];
  calculator: ExchangeCalculator;
}

/** Up to three destinations beside each other, fact by fact. */
export const CompareTable = memo(function CompareTable(props: CompareTableProps) {
  const { ranked, calculator } = props;
  const { lists, regionKind, store } = calculator;
  const { t, language, pastScore, signed } = useFormat();
  const id = useId();
  const ids = lists.useCompared((state) => state.ids);
  const compared = ids.flatMap((each) => ranked.find((one) => one.id === each) ?? []);
  if (compared.length === 0) return null;
  const noteOf = (one: RankedDestination, kind: DestinationNote['kind']) =>
    one.notes.find((note) => note.kind === kind);
  const call = compared.map((one) => noteOf(one, 'slots')?.call).find(Boolean);
  const shownNotes = noteKinds.filter((kind) => compared.some((one) => noteOf(one, kind)));
  return (
    <div className="flex flex-col gap-3">
      <h3 id={id} data-part="compare" tabIndex={-1} className="scroll-mt-4 text-lg font-bold">
        {t('compare.title')}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: with large letters it scrolls, also by keyboard. */}
      <section tabIndex={0} aria-labelledby={id} className="relative overflow-x-auto">
        <table
          className="w-full table-fixed border-collapse text-sm"
          // Three columns fit a phone; with much larger letters the table scrolls.
          style={{ minWidth: `${compared.length * 5.5}rem` }}
        >
          <thead>
            <tr className="border-b-2 border-ink align-bottom">
              {compared.map((one) => (
                <th key={one.id} scope="col" className="py-2 pr-3 text-left">
                  <span className="block break-words hyphens-auto">{one.name}</span>
                  <Button
                    variant="link"
                    className="print:hidden"
                    onClick={(event) => {
                      // The button unmounts with its column: the focus moves to the table or, when
                      // the table unmounts too, to the filters.
                      const next = compared.length === 1 ? 'board' : 'compare';
                      partOf(event.currentTarget, next)?.focus({ preventScroll: true });
                      lists.toggleCompared(one.id);
                    }}
                  >
                    {t('compare.remove')}
                    <span className="sr-only">: {one.name}</span>
                  </Button>
                  <ShareButton
                    iconOnly
                    name={t('compare.shared', { name: one.name, lowest: pastScore(one.lowest) })}
                    path={calculatorPath(store.type, one.id)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <Fact name={t('board.columns.delta')} of={compared}>
            {({ delta, reached }) => (
              <span
                className={`text-base font-bold @min-[34rem]:text-lg ${reached ? 'text-success' : ''}`}
              >
                {delta === null ? t('board.unknown') : signed(delta, 2)}
              </span>
            )}
          </Fact>
          <Fact name={t('compare.lowest')} of={compared}>
            {({ lowest }) => pastScore(lowest)}
          </Fact>
          <Fact name={t('compare.highest')} of={compared}>
            {({ highest }) => pastScore(highest)}
          </Fact>
          <Fact name={t(`board.${regionKind}`)} of={compared}>
            {({ place, region }) =>
              [...place, region]
                .filter((each) => each !== '')
                .map((each) => regionName(each, language))
                .join(', ') || t('board.unknownRegion')
            }
          </Fact>
          {shownNotes.map((kind) => (
            <Fact key={kind} name={t(`board.notes.${kind}`, { call })} of={compared}>
              {(one) => {
                const note = noteOf(one, kind);
                return note ? <NoteText note={note} language={language} /> : '–';
              }}
            </Fact>
          ))}
        </table>
      </section>
      {compared.length < maxCompared ? (
        <p className="text-sm text-quiet print:hidden">
          {t('compare.hint', { most: maxCompared })}
        </p>
      ) : null}
    </div>
  );
});

interface FactProps {
  name: string;
  of: readonly RankedDestination[];
  children: (one: RankedDestination) => ReactNode;
}

/** A fact's name above its values: a column of names would take a third of a phone. */
function Fact({ name, of, children }: FactProps) {
  return (
    <tbody className="break-inside-avoid border-b border-hairline">
      <tr>
        <th scope="rowgroup" colSpan={of.length} className="pt-2 text-left font-normal text-quiet">
          {name}
        </th>
      </tr>
      <tr className="align-baseline">
        {of.map((one) => (
          <td key={one.id} className="pr-3 pb-2 break-words hyphens-auto tabular-nums">
            {children(one)}
          </td>
        ))}
      </tr>
    </tbody>
  );
}
