import { useContext, useId, useState } from 'react';
import { inEveryLanguage } from 'shared/contract';
import { Link, siteConfig, toast, useTranslation } from 'shared/runtime';
import { ExternalLink, useLazyModule, WithoutScripts } from 'shared/ui';
import { useCountLoading } from '../federation/loadingSlots.ts';
import { lazyTranslated } from '../loading/lazyTranslated.ts';
import { PageRenderContext } from '../pageRender.ts';
import { HomeLinks } from './HomeLinks.tsx';
import { Logo } from './Logo.tsx';

const privacyDialog = lazyTranslated(
  'privacy',
  () => import('./PrivacyDialog.tsx'),
  inEveryLanguage((language) => () => import(`./locales/${language}.json`)),
);

/** The footer of every page: address, contacts, legal texts. */
export function Footer() {
  const { t } = useTranslation(['shell', 'common']);
  const { address, association, copyrightYear = 2025, email, social } = siteConfig();
  const homeId = useId();
  const [open, setOpen] = useState(false);
  const privacyText = useContext(PageRenderContext)?.texts.privacy;
  const privacy = useLazyModule(privacyDialog, {
    when: open,
    source: 'shell',
    message: 'The privacy policy did not load',
    onFailed: () => {
      setOpen(false);
      toast.error({ title: t('common:errorTitle'), description: t('privacy.notLoaded') });
    },
  });
  useCountLoading(open && privacy.status !== 'ready');
  return (
    <footer className="border-t border-hairline bg-surface">
      <div className="mx-auto grid max-w-page gap-8 px-5 py-10 md:grid-cols-3 md:gap-10 md:px-8 md:py-14 lg:grid-cols-4">
        <div className="flex flex-col gap-4">
          <Logo />
          <address className="text-sm text-quiet not-italic">
            {address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </div>
        {/* Smaller screens have these links in the menu. */}
        <div className="max-lg:hidden">
          <h2 id={homeId} className="text-sm font-semibold text-quiet">
            {t('nav.onHome')}
          </h2>
          <HomeLinks labelledBy={homeId} className="flex flex-col" />
        </div>
        <div>
          <h2 className="text-sm font-semibold text-quiet">{t('footer.contact')}</h2>
          <a
            className="inline-block py-2 font-semibold underline underline-offset-4"
            href={`mailto:${email}`}
          >
            {email}
          </a>
        </div>
        <div>
          <h2 className="text-sm font-semibold text-quiet">{t('footer.follow')}</h2>
          <ul className="flex flex-wrap gap-x-6">
            {(['instagram', 'linkedin', 'tiktok'] as const).map((network) => (
              <li key={network}>
                <ExternalLink
                  href={social[network]}
                  className="inline-block py-2 font-semibold underline underline-offset-4"
                >
                  {t(`footer.${network}`)}
                </ExternalLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="mx-auto max-w-page px-5 md:px-8">
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-hairline py-5 text-sm text-quiet">
          <p>{t('footer.copyright', { year: String(copyrightYear), name: association })}</p>
          <div className="flex flex-wrap items-center gap-x-6">
            <Link className="py-2 font-semibold underline underline-offset-4" to="/versioni">
              {t('footer.versions')}
            </Link>
            <Link className="py-2 font-semibold underline underline-offset-4" to="/accessibilita">
              {t('accessibility.title')}
            </Link>
            <button
              type="button"
              className="py-2 font-semibold underline underline-offset-4 noscript:hidden"
              onClick={() => setOpen(true)}
            >
              {t('footer.privacy')}
            </button>
          </div>
        </div>
        <WithoutScripts>
          {privacyText ? (
            <details className="border-t border-hairline pt-4 pb-10">
              <summary className="w-fit cursor-pointer py-2 text-sm font-semibold text-quiet underline underline-offset-4">
                {t('footer.privacy')}
              </summary>
              <div className="pt-4">{privacyText}</div>
            </details>
          ) : null}
        </WithoutScripts>
      </div>
      {privacy.status === 'ready' ? (
        <privacy.module.default open={open} onOpenChange={setOpen} />
      ) : null}
    </footer>
  );
}
