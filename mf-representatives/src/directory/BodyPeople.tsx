import { useTranslation } from 'shared/runtime';
import type { Body } from '../bodies.ts';
import { PeopleList, WriteToAssociation } from './PeopleList.tsx';
import type { Person } from './person.ts';

interface BodyPeopleProps {
  body: Body;
  /** Undefined while loading or after a failure. */
  people: readonly Person[] | undefined;
  failed: boolean;
}

/** The content of an open body: its people, or the reason why there are none to show. */
export function BodyPeople({ body, people, failed }: BodyPeopleProps) {
  const { t } = useTranslation('representatives');
  if (people && people.length > 0) {
    return <PeopleList people={people} about={() => [body]} />;
  }
  if (people || failed) {
    return (
      <div className="flex max-w-measure flex-col gap-2">
        <p className="text-quiet">{t(people ? 'none' : 'unavailable')}</p>
        <p>{t(`topics.${body.key}`)}</p>
        <p className="text-quiet">
          <WriteToAssociation about={body} />
        </p>
      </div>
    );
  }
  // As high as the first rows of people, which limits the layout shift when they load.
  return (
    <div className="flex min-h-45 items-start gap-4 sm:min-h-20">
      <span aria-hidden="true" className="size-20 shrink-0 rounded-full bg-hairline/60" />
      <p className="flex min-h-20 items-center text-quiet">{t('loading')}</p>
    </div>
  );
}
