import type { ReactNode } from 'react';
import { useTranslation } from 'shared/runtime';
import { buttonClasses, Highlighted, Icon, Portrait } from 'shared/ui';
import type { Person } from '../directory.ts';

interface PersonEntryProps {
  person: Person;
  /** What was searched, word by word. */
  words?: readonly string[];
  /** What else is known. */
  children?: ReactNode;
}

const noWords: readonly string[] = [];

/** One person: photograph, name, what else is known, and a mail where one can be sent. */
export function PersonEntry({ person, words = noWords, children }: PersonEntryProps) {
  const { t } = useTranslation('representatives');
  return (
    <li
      tabIndex={-1}
      className="flex break-inside-avoid items-center gap-4 @max-[12rem]:flex-col @max-[12rem]:items-start @max-[12rem]:gap-2"
    >
      <Portrait name={person.name} src={person.photo} />
      <div className="flex max-w-full min-w-0 flex-col items-start gap-1">
        <p className="max-w-full font-semibold break-words">
          <Highlighted text={person.name} words={words} />
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
