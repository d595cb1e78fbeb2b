import { useTranslation } from 'shared/runtime';
import { PanelLink } from 'shared/ui';
import type { WebCalendarLinks } from './calendarLinks.ts';

/** The options that open a calendar's own site. */
export function WebCalendarOptions({ links }: { links: WebCalendarLinks }) {
  const { t } = useTranslation('events-marketplace');
  return (['google', 'outlookUniversity', 'outlookPersonal'] as const).map((name) => (
    <PanelLink key={name} label={t(`calendar.${name}`)} href={links[name]} />
  ));
}
