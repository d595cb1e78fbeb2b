import { useLanguage, useTranslation } from 'shared/runtime';
import { Icon } from 'shared/ui';
import type { HomeSection } from '../composition.ts';
import { Logo } from '../frame/Logo.tsx';
import { PaletteField } from '../search/PaletteField.tsx';
import { HeroBackdrop } from './HeroBackdrop.tsx';
import { useHeroVideo } from './useHeroVideo.ts';

/**
 * The hero: one sentence over the map. It ends where the navigation bar leaves its colours (`pastHeroPx`). The picture is positioned by the start of its line, below the text
 * in landscape and above it in portrait, so that the line never crosses the text.
 */
export function Hero({ next }: { next: HomeSection }) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const video = useHeroVideo();
  return (
    <section
      ref={video.hero}
      className="@container relative isolate grid min-h-[min(600px+var(--spacing-bar),100svh)] grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto_4.5rem] overflow-hidden bg-night text-white [--color-paper:var(--color-night)] [--accent:var(--color-white)] portrait:grid-rows-[minmax(8.5rem,1fr)_auto_auto] print:block print:min-h-0 print:bg-transparent print:text-ink"
    >
      <HeroBackdrop video={video} />
      {/* Keeps the navigation bar readable where the line is behind it. */}
      <div
        aria-hidden="true"
        className="absolute inset-x-0 top-0 h-32 print:hidden bg-linear-to-b from-night via-night/80 to-transparent forced-colors:hidden"
      />
      <div className="relative col-start-1 row-start-2 mx-auto w-full max-w-page px-5 pl-12 md:px-8 md:pl-24 landscape:pt-[calc(var(--spacing-bar-end)+2rem)] landscape:pb-5 portrait:pt-8 portrait:pb-4 md:portrait:pt-14">
        {/* On a phone the bar above it has the logo. */}
        <div className="max-md:hidden [&_svg]:h-8 [&_svg]:w-13 md:[&_svg]:h-10 md:[&_svg]:w-17 [&>span>span]:text-xl [&>span]:gap-4">
          <Logo />
        </div>
        <h1
          tabIndex={-1}
          className="outline-none max-w-[18ch] break-words pt-5 text-2xl max-md:portrait:max-w-[24ch] max-md:portrait:text-xl font-extrabold [@media(max-height:30rem)]:text-xl landscape:max-w-[min(18ch,58cqw)]"
        >
          {t('home.subtitle')}
        </h1>
        <div className="pt-7 [&_svg]:text-night">
          <PaletteField className="border-white bg-white text-night placeholder:text-night/75" />
        </div>
        <div className="flex items-center gap-6 pt-5">
          <a
            href={`#${next.anchor}`}
            className="inline-flex min-h-11 items-center gap-3 text-sm font-semibold underline-offset-4 hover:underline"
          >
            <Icon name="down" className="size-5 motion-safe:animate-hint" />
            {t('home.scroll', { section: next.title[language].toLowerCase() })}
          </a>
          {video.controllable ? (
            <button
              type="button"
              aria-label={t(video.paused ? 'home.playVideo' : 'home.pauseVideo')}
              onClick={video.toggle}
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-full border border-white/60 bg-night/70 transition-colors hover:bg-white hover:text-night"
            >
              <Icon name={video.paused ? 'play' : 'pause'} />
            </button>
          ) : null}
        </div>
      </div>
    </section>
  );
}
