import { type ReactNode, useState } from 'react';
import { useTranslation } from 'shared/runtime';
import { Button } from 'shared/ui';
import type { Person } from '../directory.ts';

/** How many people are there at once; hardly a body has more, and thousands would hold a phone. */
const step = 120;

interface PeopleGridProps<One extends Person> {
  people: readonly One[];
  /** A person's entry, with the person's id as its key. */
  entry: (person: One) => ReactNode;
}

/** People side by side; of a very long list the first, and the rest when asked for. */
export function PeopleGrid<One extends Person>({ people, entry }: PeopleGridProps<One>) {
  const { t } = useTranslation('representatives');
  const [shown, setShown] = useState(step);
  const rest = people.length - shown;
  return (
    <>
      <ul className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {people.slice(0, shown).map(entry)}
      </ul>
      {rest > 0 ? (
        <Button variant="outline" className="mt-6" onClick={() => setShown(shown + step)}>
          {t('more', { count: rest })}
        </Button>
      ) : null}
    </>
  );
}
