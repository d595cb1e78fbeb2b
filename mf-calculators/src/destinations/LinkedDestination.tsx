import { useSearchParams } from 'shared/runtime';
import { Button, useUpdateSearchParams } from 'shared/ui';
import { destinationParam } from '../calculatorTypes.ts';
import { useFormat } from '../format.ts';
import type { Destination } from '../formulas/destinations.ts';
import { NoteText } from './NoteText.tsx';
import { regionName } from './regionName.ts';

/**
 * The destination that a shared link names. It is above the tabs, because the list of destinations needs a
 * score, and a visitor from a link has none yet.
 */
export function LinkedDestination({
  destinations,
}: {
  destinations: readonly Destination[] | undefined;
}) {
  const { t, language, pastScore } = useFormat();
  const [params] = useSearchParams();
  const updateParams = useUpdateSearchParams();
  const id = params.get(destinationParam);
  if (id === null || destinations === undefined) return null;
  const linked = destinations.find((destination) => destination.id === id);
  return (
    <section
      aria-label={t('linked.title')}
      className="mb-5 flex flex-col items-start gap-1 border-l-4 border-accent py-1 pl-4 print:hidden"
    >
      <p className="text-sm text-quiet">{linked ? t('linked.title') : t('linked.gone')}</p>
      {linked ? (
        <>
          <h3 className="text-lg font-bold wrap-anywhere">{linked.name}</h3>
          <p className="tabular-nums">
            {[...linked.place, linked.region]
              .filter((each) => each !== '')
              .map((each) => `${regionName(each, language)} · `)}
            {t('linked.scores', {
              lowest: pastScore(linked.lowest),
              highest: pastScore(linked.highest),
            })}
          </p>
          {linked.notes.map(({ kind, ...note }) => (
            <p key={kind} className="max-w-measure text-sm text-quiet wrap-anywhere">
              {t(`board.notes.${kind}`, { call: note.call })}:{' '}
              <NoteText note={note} language={language} />
            </p>
          ))}
          <p className="max-w-measure pt-1 text-sm">{t('linked.hint')}</p>
        </>
      ) : null}
      <Button
        variant="link"
        onClick={() =>
          void updateParams((next) => next.delete(destinationParam), { replace: true })
        }
      >
        {t('compare.remove')}
      </Button>
    </section>
  );
}
