import { useTranslation } from 'shared/runtime';
import { ExternalLink } from 'shared/ui';
import type { CalendarEntry } from './calendarEntry.ts';
import { googleLink, outlookLink } from './calendarLinks.ts';
import { copyText } from './copyText.ts';
import { isInAppBrowser } from './inAppBrowser.ts';
import { useIcsDownload } from './useIcsDownload.ts';
import { way } from './way.ts';

/** Every calendar that an event can go to, and what the entry assumes. */
export function CalendarWays({ entry, onDone }: { entry: CalendarEntry; onDone: () => void }) {
  const { t } = useTranslation('events-marketplace');
  const links = {
    google: googleLink(entry),
    outlookUniversity: outlookLink(entry, 'university'),
    outlookPersonal: outlookLink(entry, 'personal'),
  } as const;
  return (
    <>
      <ul>
        <li>
          {isInAppBrowser(navigator.userAgent) ? (
            <CopyAddress onDone={onDone} />
          ) : (
            <Download entry={entry} onDone={onDone} />
          )}
        </li>
        {(['google', 'outlookUniversity', 'outlookPersonal'] as const).map((name) => (
          <li key={name}>
            <ExternalLink href={links[name]} className={way}>
              {t(`calendar.${name}`)}
            </ExternalLink>
          </li>
        ))}
      </ul>
      <p className="mx-4 mt-1.5 border-t border-hairline py-2.5 text-xs text-quiet">
        {t('calendar.assumedEnd')}
      </p>
    </>
  );
}

function Download({ entry, onDone }: { entry: CalendarEntry; onDone: () => void }) {
  const { t } = useTranslation('events-marketplace');
  const download = useIcsDownload();
  return (
    <button type="button" className={way} onClick={() => void download(entry).then(onDone)}>
      {t('calendar.file')}
      <span className="text-xs font-normal text-quiet">{t('calendar.fileHint')}</span>
    </button>
  );
}

/** In place of the file, where the app around the page would swallow it. */
function CopyAddress({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('events-marketplace');
  const copy = () => {
    const address = new URL(location.href);
    address.hash = 'eventi';
    return copyText(address.href, {
      copied: t('calendar.copied'),
      hint: t('calendar.copiedHint'),
      refused: t('calendar.notCopied'),
      // Their own menu still leads out.
      refusedHint: t('calendar.notCopiedHint'),
    });
  };
  return (
    <button type="button" className={way} onClick={() => void copy().then(onDone)}>
      {t('calendar.copy')}
      <span className="text-xs font-normal text-quiet">{t('calendar.copyHint')}</span>
    </button>
  );
}
