import { useId } from 'react';
import { useTranslation } from 'shared/runtime';
import { Button, useIsPrinting } from 'shared/ui';
import type { Body } from '../bodies.ts';
import type { Person } from '../directory.ts';
import { BodyIcon } from './BodyIcon.tsx';
import { Count } from './Count.tsx';
import { Faces } from './Faces.tsx';
import { People } from './People.tsx';

interface BodyCardProps {
  body: Body;
  /** Undefined until they have arrived. */
  people: readonly Person[] | undefined;
  failed: boolean;
  open: boolean;
  onToggle: (button: Element) => void;
}

/** One body: what it does and how many sit in it; its people below once it is open. */
export function BodyCard({ body, people, failed, open, onToggle }: BodyCardProps) {
  const { t } = useTranslation('representatives');
  const panelId = useId();
  const titleId = useId();
  // On paper there is nothing to press, so every body is open there.
  const shown = useIsPrinting() || open;
  const nobody = people ? people.length === 0 : failed;
  const action = open ? t('hide') : nobody ? t('learnMore') : t('view');
  return (
    <article
      aria-labelledby={titleId}
      className="@container rounded-card border border-hairline bg-surface transition-colors duration-150 focus-within:border-accent has-[button:hover]:border-accent"
    >
      <div className="relative grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-3 p-4 @max-[12rem]:p-3 md:grid-cols-[auto_1fr_auto_auto] md:gap-x-6 md:px-6 lg:grid-cols-[auto_1fr_auto_auto_auto]">
        <BodyIcon
          body={body.key}
          className="size-8 self-start text-accent @max-[12rem]:hidden md:size-9 md:self-center"
        />
        <div className="col-span-2 min-w-0 @max-[12rem]:col-span-3 md:col-span-1">
          <h2
            id={titleId}
            lang="it"
            className="text-lg font-bold break-words hyphens-auto @max-[12rem]:text-base"
          >
            {body.name}
          </h2>
          <p className="max-w-measure pt-0.5 text-sm break-words text-quiet">
            {t(`descriptions.${body.key}`)}
          </p>
        </div>
        <div className="col-span-3 flex min-w-0 flex-wrap items-center gap-3 md:contents">
          <div className="flex justify-end max-md:order-1 md:hidden lg:flex lg:w-26">
            {shown || nobody ? null : <Faces people={people ?? []} />}
          </div>
          <Count people={people?.length} failed={failed} besideFaces={!shown && !nobody} />
          <Button
            variant={nobody ? 'ghost' : 'outline'}
            aria-label={`${action}: ${body.name}`}
            aria-expanded={open}
            aria-controls={panelId}
            className="min-w-32 @max-[12rem]:w-full @max-[12rem]:min-w-0 @max-[12rem]:px-2 after:absolute after:inset-0 max-md:order-2 max-md:ml-auto md:min-w-36 print:hidden"
            onClick={(event) => onToggle(event.currentTarget)}
          >
            {action}
          </Button>
        </div>
      </div>
      <div id={panelId} hidden={!shown}>
        {shown ? (
          <div className="mx-4 border-t border-hairline py-5 @max-[12rem]:mx-3 md:mx-6">
            <People people={people} failed={failed} />
          </div>
        ) : null}
      </div>
    </article>
  );
}
