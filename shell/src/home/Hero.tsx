import { siteConfig, useTranslation } from 'shared/runtime';
import { Icon } from 'shared/ui';
import { HeroPicture } from './HeroPicture.tsx';

/** The first screen: what the site is, in one sentence, over the night map. */
export function Hero() {
  const { t } = useTranslation('shell');
  return (
    <section className="relative isolate flex min-h-[92svh] flex-col overflow-hidden bg-night text-white">
      <HeroPicture />
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-10 bg-linear-to-t from-night via-night/55 to-night/30"
      />
      <div className="mx-auto flex w-full max-w-page grow flex-col justify-end px-5 pt-28 pb-12 pl-12 md:px-8 md:pl-24">
        <h1 className="max-w-[18ch] text-2xl font-extrabold">
          <span className="block pb-4 text-lg font-semibold">{siteConfig().association}</span>
          {t('home.subtitle')}
        </h1>
        <a
          href="#dispensen"
          className="mt-10 inline-flex min-h-11 items-center gap-3 self-start text-sm font-semibold underline-offset-4 hover:underline"
        >
          <Icon name="down" className="size-5 motion-safe:animate-hint" />
          {t('home.scroll')}
        </a>
      </div>
    </section>
  );
}
