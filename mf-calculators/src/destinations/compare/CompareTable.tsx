import { memo, type ReactNode, useId } from 'react';
import { useLanguage, useTranslation } from 'shared/runtime';
import { Button } from 'shared/ui';
import type { DestinationNote, RankedDestination } from '../../formulas/destinations.ts';
import { fixed, signed } from '../../numbers.ts';
import { placeName } from '../../reading/placeName.ts';
import { partOf } from '../resultPart.ts';

const noteKinds = ['slots', 'selection', 'academic', 'language', 'notes', 'code'] as const;

interface CompareTableProps {
  compared: readonly RankedDestination[];
  /** How many can be beside each other. */
  most: number;
  places: 'continent' | 'country';
  onRemove: (id: string) => void;
}

/** Up to three destinations beside each other, fact by fact. */
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
      <h3 id={id} data-part="compare" tabIndex={-1} className="scroll-mt-4 text-lg font-bold">
        {t('compare.title')}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: in large letters it scrolls, by keyboard too. */}
      <section tabIndex={0} aria-labelledby={id} className="relative overflow-x-auto">
        <table
          className="w-full table-fixed border-collapse text-sm"
          // Three fit a phone; only much larger letters need more room than there is.
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
                      focusAfter(event.currentTarget, compared.length === 1);
                      onRemove(one.id);
                    }}
                  >
                    {t('compare.remove')}
                    <span className="sr-only">: {one.name}</span>
                  </Button>
                </th>
              ))}
            </tr>
          </thead>
          <Fact name={t('board.columns.delta')} of={compared}>
            {({ delta, reached }) => (
              <span
                className={`text-base font-bold @min-[34rem]:text-lg ${reached ? 'text-success' : ''}`}
              >
                {delta === null ? t('board.unknown') : signed(delta, 2, language)}
              </span>
            )}
          </Fact>
          <Fact name={t('compare.lowest')} of={compared}>
            {({ lowest }) => score(lowest)}
          </Fact>
          <Fact name={t('compare.highest')} of={compared}>
            {({ highest }) => score(highest)}
          </Fact>
          <Fact name={t(`board.${places}`)} of={compared}>
            {({ place }) => (place === '' ? t('board.unknownPlace') : placeName(place, language))}
          </Fact>
          {shownNotes.map((kind) => (
            <Fact key={kind} name={t(`board.notes.${kind}`)} of={compared} lang="it">
              {(one) => noteOf(one, kind) ?? '–'}
            </Fact>
          ))}
        </table>
      </section>
      {compared.length < most ? (
        <p className="text-sm text-quiet print:hidden">{t('compare.hint', { most })}</p>
      ) : null}
    </div>
  );
});

/** The button goes with its column: the keyboard goes on at the table or, when that goes too, at the filters. */
function focusAfter(button: HTMLElement, isOnly: boolean) {
  partOf(button, isOnly ? 'board' : 'compare')?.focus({ preventScroll: true });
}

interface FactProps {
  name: string;
  of: readonly RankedDestination[];
  /** The language of what the table says. */
  lang?: string;
  children: (one: RankedDestination) => ReactNode;
}

/** One fact of each, under its name: a column for the names would take a third of a phone. */
function Fact({ name, of, lang, children }: FactProps) {
  return (
    <tbody className="break-inside-avoid border-b border-hairline">
      <tr>
        <th scope="rowgroup" colSpan={of.length} className="pt-2 text-left font-normal text-quiet">
          {name}
        </th>
      </tr>
      <tr className="align-baseline">
        {of.map((one) => (
          <td key={one.id} lang={lang} className="pr-3 pb-2 break-words hyphens-auto tabular-nums">
            {children(one)}
          </td>
        ))}
      </tr>
    </tbody>
  );
}
