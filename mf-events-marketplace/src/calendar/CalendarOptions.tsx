import { useTranslation } from 'shared/runtime';
import { ExternalLink } from 'shared/ui';
import type { WebCalendarLinks } from './calendarLinks.ts';

const optionClasses =
  'flex min-h-11 w-full flex-col justify-center px-4 py-1.5 text-left text-sm font-semibold hover:bg-accent-soft -outline-offset-3';

interface CalendarOptionProps {
  label: string;
  hint?: string;
  /** Makes the option a link instead of a button. */
  href?: string;
  onClick: () => void;
}

/** One option of a calendar panel. */
export function CalendarOption({ label, hint, href, onClick }: CalendarOptionProps) {
  const content = (
    <>
      {label}
      {hint ? <span className="text-xs font-normal text-quiet">{hint}</span> : null}
    </>
  );
  return (
    <li>
      {href === undefined ? (
        <button type="button" className={optionClasses} onClick={onClick}>
          {content}
        </button>
      ) : (
        <a href={href} className={optionClasses} onClick={onClick}>
          {content}
        </a>
      )}
    </li>
  );
}

/** The options that open a calendar's own site. */
export function WebCalendarOptions({ links }: { links: WebCalendarLinks }) {
  const { t } = useTranslation('events-marketplace');
  return (['google', 'outlookUniversity', 'outlookPersonal'] as const).map((name) => (
    <li key={name}>
      <ExternalLink href={links[name]} className={optionClasses}>
        {t(`calendar.${name}`)}
      </ExternalLink>
    </li>
  ));
}
