import { useTranslation } from 'shared/runtime';
import type { Person } from '../directory.ts';
import { PeopleGrid } from './PeopleGrid.tsx';
import { PersonEntry } from './PersonEntry.tsx';
import { WriteToAssociation } from './WriteToAssociation.tsx';

interface PeopleProps {
  /** Undefined until they have arrived. */
  people: readonly Person[] | undefined;
  failed: boolean;
}

/** What an open body shows: its people, or why there are none to see. */
export function People({ people, failed }: PeopleProps) {
  const { t } = useTranslation('representatives');
  if (people && people.length > 0) {
    return (
      <>
        <PeopleGrid
          people={people}
          entry={(person) => <PersonEntry key={person.id} person={person} />}
        />
        <WriteToAssociation people={people} />
      </>
    );
  }
  if (people) return <p className="text-quiet">{t('none')}</p>;
  if (failed) return <p className="text-quiet">{t('unavailable')}</p>;
  return <PeopleToCome />;
}

/** Keeps the place of the first rows, so that little moves when they arrive. */
function PeopleToCome() {
  const { t } = useTranslation('representatives');
  return (
    <div className="flex min-h-45 items-start gap-4 sm:min-h-20">
      <span aria-hidden="true" className="size-20 shrink-0 rounded-full bg-hairline/60" />
      <p className="flex min-h-20 items-center text-quiet">{t('loading')}</p>
    </div>
  );
}
