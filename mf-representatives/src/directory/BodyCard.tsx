import { useId } from 'react';
import { useLanguage, useTranslation } from 'shared/runtime';
import { Button, Highlighted, Portrait, Skeleton, useIsPrinting, WithoutScripts } from 'shared/ui';
import type { Body } from '../bodies.ts';
import { BodyIcon } from './BodyIcon.tsx';
import { BodyPeople } from './BodyPeople.tsx';
import type { Person } from './person.ts';

interface BodyCardProps {
  body: Body;
  /** Undefined while loading or after a failure. */
  people: readonly Person[] | undefined;
  failed: boolean;
  open: boolean;
  onToggle: (button: Element) => void;
  /** Search terms, highlighted in what the body deals with. */
  terms?: readonly string[];
}

/**
 * A body: what it does, how many people sit in it and, when open, the people. Without scripts every body is
 * open.
 */
export function BodyCard(props: BodyCardProps) {
  const { body, people, failed, open, onToggle, terms = [] } = props;
  const { t } = useTranslation('representatives');
  const isEnglish = useLanguage() === 'en';
  const title = isEnglish ? body.english : body.name;
  const panelId = useId();
  const titleId = useId();
  // Every body is open on paper, where no button can be pressed.
  const expanded = useIsPrinting() || open;
  const empty = people ? people.length === 0 : failed;
  const showsFaces = !expanded && !empty;
  const panel = (
    <div className="mx-4 border-t border-hairline py-5 @max-[12rem]:mx-3 md:mx-6">
      <BodyPeople body={body} people={people} failed={failed} />
    </div>
  );
  const action = open ? t('hide') : empty ? t('learnMore') : t('view');
  return (
    <article
      aria-labelledby={titleId}
      className="@container rounded-card border border-hairline bg-surface transition-colors duration-150 focus-within:border-accent has-[button:hover]:border-accent"
    >
      <div className="relative grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-3 p-4 @max-[12rem]:p-3 md:grid-cols-[auto_1fr_auto_auto] md:gap-x-6 md:px-6 lg:grid-cols-[auto_1fr_auto_auto_auto] md:noscript:grid-cols-[auto_1fr_auto]">
        <BodyIcon
          body={body.key}
          className="size-8 self-start text-accent @max-[12rem]:hidden md:size-9 md:self-center"
        />
        <div className="col-span-2 min-w-0 @max-[12rem]:col-span-3 md:col-span-1">
          <h2
            id={titleId}
            className="text-lg font-bold break-words hyphens-auto @max-[12rem]:text-base"
          >
            {title}
          </h2>
          {isEnglish ? (
            <span lang="it" className="block text-sm font-semibold break-words">
              {body.italian}
            </span>
          ) : null}
          <p className="max-w-measure pt-0.5 text-sm break-words text-quiet">
            <Highlighted text={t(`descriptions.${body.key}`)} words={terms} />
          </p>
        </div>
        <div className="col-span-3 flex min-w-0 flex-wrap items-center gap-3 md:contents">
          <div className="flex justify-end max-md:order-1 md:hidden lg:flex lg:w-26 noscript:hidden">
            {showsFaces ? <Faces people={people ?? []} /> : null}
          </div>
          <Count people={people?.length} failed={failed} besideFaces={showsFaces} />
          <Button
            variant={empty ? 'ghost' : 'outline'}
            aria-label={`${action}: ${title}`}
            aria-expanded={open}
            aria-controls={panelId}
            className="min-w-32 @max-[12rem]:w-full @max-[12rem]:min-w-0 @max-[12rem]:px-2 after:absolute after:inset-0 max-md:order-2 max-md:ml-auto md:min-w-36 print:hidden noscript:hidden"
            onClick={(event) => onToggle(event.currentTarget)}
          >
            {action}
          </Button>
        </div>
      </div>
      <div id={panelId} hidden={!expanded}>
        {expanded ? panel : null}
      </div>
      {expanded ? null : <WithoutScripts>{panel}</WithoutScripts>}
    </article>
  );
}

/** How many portraits fit beside a body's name. */
const maxFaces = 3;

/** The portraits of the first people. Hidden from screen readers, which get the count. */
function Faces({ people }: { people: readonly Person[] }) {
  return (
    <span aria-hidden="true" className="flex -space-x-2.5">
      {people.slice(0, maxFaces).map((person) => (
        <span key={person.id} className="flex rounded-full border-2 border-surface">
          <Portrait name={person.name} src={person.photo} size="sm" />
        </span>
      ))}
    </span>
  );
}

interface CountProps {
  /** Undefined while loading or after a failure. */
  people: number | undefined;
  failed: boolean;
  /** On a phone, the faces beside the number replace the word after it. */
  besideFaces: boolean;
}

/** The number of people in a body. */
function Count({ people, failed, besideFaces }: CountProps) {
  const { t } = useTranslation('representatives');
  const unknown = people === undefined;
  if (unknown && !failed) return <Skeleton silent className="h-9 w-24 md:h-15 md:w-26" />;
  const unit = besideFaces
    ? 'text-xs text-quiet max-md:sr-only noscript:not-sr-only'
    : 'text-xs text-quiet';
  return (
    <p className="flex min-w-0 flex-wrap items-baseline gap-x-2 md:min-h-15 md:w-26 md:flex-col md:items-end md:justify-center md:gap-0">
      <span
        aria-hidden={unknown}
        className={`text-xl leading-none font-extrabold tabular-nums ${people ? '' : 'text-quiet'}`}
      >
        {people ?? '–'}
      </span>
      <span className={unknown ? 'sr-only' : unit}>
        {unknown ? t('countUnknown') : t('count', { count: people })}
      </span>
    </p>
  );
}
