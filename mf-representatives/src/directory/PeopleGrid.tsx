import type { ReactNode } from 'react';
import { useTranslation } from 'shared/runtime';
import { ShowMoreList } from 'shared/ui';
import type { Person } from '../directory.ts';

interface PeopleGridProps<One extends Person> {
  people: readonly One[];
  /** A person's entry, with the person's id as its key. */
  entry: (person: One) => ReactNode;
}

/** People side by side. */
export function PeopleGrid<One extends Person>({ people, entry }: PeopleGridProps<One>) {
  const { t } = useTranslation('representatives');
  return (
    <ShowMoreList
      items={people}
      step={60}
      more={(rest) => t('more', { count: rest })}
      className="grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3"
    >
      {entry}
    </ShowMoreList>
  );
}
