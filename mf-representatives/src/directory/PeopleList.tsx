import type { ReactNode } from 'react';
import { siteConfig, useTranslation } from 'shared/runtime';
import { buttonClasses, Highlighted, Icon, Portrait, ShowMoreList } from 'shared/ui';
import type { Person } from './person.ts';

interface PeopleListProps<Listed extends Person> {
  people: readonly Listed[];
  /** Search terms, highlighted in the names. */
  terms?: readonly string[];
  /** False where the page says once what to do about a missing address. */
  asksForAddresses?: boolean;
  /** Rendered below a person's name. */
  details?: (person: Listed) => ReactNode;
}

/** A grid of people. The association's email address replaces missing ones. */
export function PeopleList<Listed extends Person>(props: PeopleListProps<Listed>) {
  const { people, terms = [], asksForAddresses = true, details } = props;
  const { t } = useTranslation('representatives');
  return (
    <>
      <ShowMoreList
        items={people}
        step={60}
        more={(rest) => t('more', { count: rest })}
        className="grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3"
      >
        {(person) => (
          <PersonEntry key={person.id} person={person} terms={terms}>
            {details?.(person)}
          </PersonEntry>
        )}
      </ShowMoreList>
      {asksForAddresses && people.some(({ mail }) => mail === undefined) ? (
        <MissingAddress />
      ) : null}
    </>
  );
}

/** Names the association's address, for people without one. */
export function MissingAddress() {
  const { t } = useTranslation('representatives');
  return (
    <p className="flex flex-wrap items-center gap-x-2 pt-5 text-sm text-quiet print:hidden">
      {t('noAddress')}
      <a
        href={`mailto:${siteConfig().email}`}
        className="inline-flex min-h-6 items-center font-semibold text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {t('writeToAssociation')}
      </a>
    </p>
  );
}

interface PersonEntryProps {
  person: Person;
  terms: readonly string[];
  children: ReactNode;
}

function PersonEntry({ person, terms, children }: PersonEntryProps) {
  const { t } = useTranslation('representatives');
  return (
    <li
      tabIndex={-1}
      className="flex break-inside-avoid items-center gap-4 @max-[12rem]:flex-col @max-[12rem]:items-start @max-[12rem]:gap-2"
    >
      <Portrait name={person.name} src={person.photo} />
      <div className="flex max-w-full min-w-0 flex-col items-start gap-1">
        <p className="max-w-full font-semibold break-words">
          <Highlighted text={person.name} words={terms} />
        </p>
        {children}
        {person.mail ? (
          <a
            href={person.mail}
            className={buttonClasses({ variant: 'outline', size: 'sm' }, 'print:hidden')}
          >
            <Icon name="mail" className="size-4" />
            {t('write')}
            <span className="sr-only"> {t('writeTo', { name: person.name })}</span>
          </a>
        ) : null}
      </div>
    </li>
  );
}
