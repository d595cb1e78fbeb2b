import type { CalendarEntry } from 'shared/ics-file';
import { siteConfig, useLanguage, useTranslation } from 'shared/runtime';
import { copyText, Disclosure, PanelOption, useIcsDownload } from 'shared/ui';
import type { AssociationEvent } from '../associationEvent.ts';
import { eventPath } from '../events/linkedEvent.ts';
import { WebCalendarOptions } from './CalendarOptions.tsx';
import { calendarEntry } from './calendarEntry.ts';
import { feedLinks, newEventLinks } from './calendarLinks.ts';
import { addOptions } from './optionOrder.ts';

/** The button that adds an upcoming event to a calendar; nothing for an event without a date. */
export function AddToCalendar({ event }: { event: AssociationEvent }) {
  const { t } = useTranslation('events-marketplace');
  const language = useLanguage();
  const entry = calendarEntry(
    event,
    { registration: t('calendar.registration'), assumedEnd: t('calendar.assumedEnd') },
    siteConfig().email.split('@').pop() ?? '',
  );
  if (!entry) return null;
  // The file as the backend writes it, for readers without scripts: browsers refuse to open `data:` addresses, and
  // Safari on a phone offers to add what a server sends as a calendar.
  const { feed } = feedLinks(siteConfig().supabase.url, language, '');
  return (
    <Disclosure
      label={t('calendar.add')}
      labelRest={`: ${event.title}`}
      icon="calendar"
      href={`${feed}&event=${encodeURIComponent(event.id)}`}
    >
      {(close) => (
        <>
          <ul>
            {addOptions(navigator.userAgent).map(
              (option) =>
                ({
                  device: <Download key={option} entry={entry} onDone={close} />,
                  copy: (
                    <CopyPageLink
                      key={option}
                      path={eventPath(event.id, 'prossimi')}
                      onDone={close}
                    />
                  ),
                  web: <WebCalendarOptions key={option} links={newEventLinks(entry)} />,
                })[option],
            )}
          </ul>
          <p className="mx-4 mt-1.5 border-t border-hairline py-2.5 text-xs text-quiet">
            {t('calendar.assumedEnd')}
          </p>
        </>
      )}
    </Disclosure>
  );
}

function Download({ entry, onDone }: { entry: CalendarEntry; onDone: () => void }) {
  const { t } = useTranslation('events-marketplace');
  const download = useIcsDownload({
    source: 'events-marketplace',
    product: 'Eventi',
    saved: t('calendar.saved'),
    savedHint: t('calendar.savedHint'),
    failed: t('calendar.failed'),
  });
  return (
    <PanelOption
      label={t('calendar.file')}
      hint={t('calendar.fileHint')}
      onClick={() => void download(entry).then(onDone)}
    />
  );
}

/** Replaces the download in an in-app browser, which cannot save files. */
function CopyPageLink({ path, onDone }: { path: string; onDone: () => void }) {
  const { t } = useTranslation('events-marketplace');
  const copy = () =>
    copyText(new URL(path, location.href).href, {
      copied: t('calendar.copied'),
      copiedHint: t('calendar.copiedHint'),
      failed: t('calendar.notCopied'),
      failedHint: t('calendar.notCopiedHint'),
    });
  return (
    <PanelOption
      label={t('calendar.copy')}
      hint={t('calendar.copyHint')}
      onClick={() => void copy().then(onDone)}
    />
  );
}
