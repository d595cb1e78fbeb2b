import { siteConfig, useLanguage, useTranslation } from 'shared/runtime';
import { ExternalLink } from 'shared/ui';
import { copyText } from './copyText.ts';
import { feedLinks } from './feedLinks.ts';
import { isInAppBrowser } from './inAppBrowser.ts';
import { Unfolding } from './Unfolding.tsx';
import { way } from './way.ts';

const sites = ['google', 'outlookUniversity', 'outlookPersonal'] as const;

/** The ways to have every event in one's own calendar, and its changes with it. */
export function FollowEvents() {
  const { t } = useTranslation('events-marketplace');
  const language = useLanguage();
  const { supabase, association } = siteConfig();
  const links = feedLinks(supabase.url, language, t('calendar.followName', { association }));
  return (
    <Unfolding label={t('calendar.follow')} labelRest={t('calendar.followRest')} from="right">
      {(close) => (
        <>
          <p className="mx-4 border-b border-hairline pt-2 pb-3 text-sm text-quiet">
            {t('calendar.followHint')}
          </p>
          <ul className="pt-1.5">
            {isInAppBrowser(navigator.userAgent) ? null : (
              <li>
                <a href={links.webcal} className={way} onClick={close}>
                  {t('calendar.device')}
                  <span className="text-xs font-normal text-quiet">{t('calendar.deviceHint')}</span>
                </a>
              </li>
            )}
            {sites.map((name) => (
              <li key={name}>
                <ExternalLink href={links[name]} className={way}>
                  {t(`calendar.${name}`)}
                </ExternalLink>
              </li>
            ))}
            <li>
              <button
                type="button"
                className={way}
                onClick={() =>
                  void copyText(links.address, {
                    copied: t('calendar.addressCopied'),
                    hint: t('calendar.addressCopiedHint'),
                    refused: t('calendar.notCopied'),
                    refusedHint: links.address,
                  }).then(close)
                }
              >
                {t('calendar.copyAddress')}
              </button>
            </li>
          </ul>
        </>
      )}
    </Unfolding>
  );
}
