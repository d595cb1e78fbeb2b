import { useState } from 'react';
import { siteConfig, useLanguage, useTranslation } from 'shared/runtime';
import { copyText, Disclosure, PanelOption } from 'shared/ui';
import { WebCalendarOptions } from './CalendarOptions.tsx';
import { feedLinks } from './calendarLinks.ts';
import { followOptions } from './optionOrder.ts';

/** The button that subscribes a calendar to the feed of all events. */
export function FollowEvents() {
  const { t } = useTranslation('events-marketplace');
  const language = useLanguage();
  const { supabase, association } = siteConfig();
  const [onlyDeadlines, setOnlyDeadlines] = useState(false);
  const links = onlyDeadlines
    ? feedLinks(supabase.url, language, t('calendar.deadlinesName', { association }), 'deadline')
    : feedLinks(supabase.url, language, t('calendar.followName', { association }));
  const copyFeedUrl = () =>
    copyText(links.feed, {
      copied: t('calendar.addressCopied'),
      copiedHint: t('calendar.addressCopiedHint'),
      failed: t('calendar.notCopied'),
      failedHint: links.feed,
    });
  return (
    <Disclosure
      label={t('calendar.follow')}
      labelRest={t('calendar.followRest')}
      icon="calendar"
      href={links.feed}
    >
      {(close) => (
        <>
          <p className="mx-4 border-b border-hairline pt-2 pb-3 text-sm text-quiet">
            {t('calendar.followHint')}
          </p>
          <label className="flex min-h-11 items-center gap-3 border-b border-hairline px-4 text-sm font-semibold">
            <input
              type="checkbox"
              checked={onlyDeadlines}
              onChange={({ target }) => setOnlyDeadlines(target.checked)}
              className="size-4.5 accent-accent"
            />
            {t('calendar.onlyDeadlines')}
          </label>
          <ul className="pt-1.5">
            {followOptions(navigator.userAgent).map(
              (option) =>
                ({
                  device: (
                    <PanelOption
                      key={option}
                      label={t('calendar.device')}
                      hint={t('calendar.deviceHint')}
                      href={links.webcal}
                      onClick={close}
                    />
                  ),
                  web: <WebCalendarOptions key={option} links={links} />,
                  copy: (
                    <PanelOption
                      key={option}
                      label={t('calendar.copyAddress')}
                      onClick={() => void copyFeedUrl().then(close)}
                    />
                  ),
                })[option],
            )}
          </ul>
        </>
      )}
    </Disclosure>
  );
}
