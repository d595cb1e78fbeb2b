import type { ReactNode } from 'react';
import { siteConfig, useLanguage, useTranslation } from 'shared/runtime';
import { buttonClasses, Highlighted, Icon, Portrait, ShowMoreList } from 'shared/ui';
import { type Body, bodyName } from '../bodies.ts';
import { useMailAbout } from './mailAbout.ts';
import type { Person } from './person.ts';

interface PeopleListProps<Listed extends Person> {
  people: readonly Listed[];
  /** The bodies that a mail to a person is about. */
  about: (person: Listed) => readonly Body[];
  /** Search terms, highlighted in the names. */
  terms?: readonly string[];
  /** Rendered below a person's name. */
  details?: (person: Listed) => ReactNode;
}

/** A grid of people. The association's email address replaces missing ones. */
export function PeopleList<Listed extends Person>(props: PeopleListProps<Listed>) {
  const { people, about, terms = [], details } = props;
  const { t } = useTranslation('representatives');
  const bodies = new Set(people.flatMap(about));
  const [onlyBody] = bodies.size === 1 ? bodies : [];
  const unreachable = people.filter(({ mail }) => mail === undefined).length;
  return (
    <>
      <ShowMoreList
        items={people}
        step={60}
        more={(rest) => t('more', { count: rest })}
        className="grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3"
      >
        {(person) => (
          <PersonEntry key={person.id} person={person} about={about(person)} terms={terms}>
            {details?.(person)}
          </PersonEntry>
        )}
      </ShowMoreList>
      {unreachable > 0 ? (
        <p className="pt-5 text-sm text-quiet print:hidden">
          {unreachable < people.length ? t('noAddress') : null}{' '}
          <WriteToAssociation about={onlyBody} />
        </p>
      ) : null}
    </>
  );
}

/** Names the association's own address, for people without one, and for bodies without people. */
export function WriteToAssociation({ about }: { about?: Body | undefined }) {
  const { t } = useTranslation('representatives');
  const language = useLanguage();
  const mailAbout = useMailAbout(about ? [about] : []);
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-2 print:hidden">
      <a
        href={mailAbout()}
        className="inline-flex min-h-6 items-center font-semibold wrap-anywhere text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {about ? t('writeAbout', { body: bodyName(about, language) }) : t('writeToAssociation')}
      </a>
      <span className="wrap-anywhere">{siteConfig().email}</span>
    </span>
  );
}

interface PersonEntryProps {
  person: Person;
  about: readonly Body[];
  terms: readonly string[];
  children: ReactNode;
}

function PersonEntry({ person, about, terms, children }: PersonEntryProps) {
  const { t } = useTranslation('representatives');
  const mailAbout = useMailAbout(about);
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
            href={mailAbout(person.mail)}
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
