import { useEffect } from 'react';
import { preloadState } from 'shared/data';
import { Outlet, useTranslation } from 'shared/runtime';
import { useAnchor } from '../anchor.ts';
import { announceStart } from '../boot/shellVersions.ts';
import { accentOf, widget } from '../composition.ts';
import { RemoteSlot } from '../federation/RemoteSlot.tsx';
import { usePrefetchOnIntent } from '../federation/usePrefetch.ts';
import { OfflineNotice } from '../offline/OfflineNotice.tsx';
import { useWorkerLanguage } from '../offline/serviceWorker.ts';
import { Footer } from './Footer.tsx';
import { LazyToaster } from './LazyToaster.tsx';
import { LoadingBar } from './LoadingBar.tsx';
import { Navbar } from './Navbar.tsx';
import { OverrideNotice } from './OverrideNotice.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { ScrollRestorer } from './ScrollRestorer.tsx';

/** What surrounds every page. */
export function Frame() {
  const { t } = useTranslation('shell');
  useAnchor();
  usePrefetchOnIntent();
  useWorkerLanguage();
  // Hydrated: the page handles events now, and repeats what was captured before.
  useEffect(() => {
    document.documentElement.dataset.interactive = '';
    announceStart();
    // Outside of React's own work, where a click hydrates its section at once.
    setTimeout(() => preloadState().replayInput?.());
  }, []);
  return (
    <>
      <a
        href="#contenuto"
        className="sr-only z-60 rounded-full bg-ink px-4 py-2 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t('nav.skip')}
      </a>
      <Navbar />
      <main id="contenuto" tabIndex={-1} className="relative min-h-dvh outline-none">
        <Outlet />
        <div
          className={`accent-${accentOf(widget.view)} absolute inset-x-0 bottom-0 max-lg:under-menu:invisible`}
        >
          <RemoteSlot view={widget.view} load="idle" />
        </div>
      </main>
      <Footer />
      <LazyToaster />
      <OfflineNotice />
      <OverrideNotice />
      <LoadingBar />
      <RouteAnnouncer />
      <ScrollRestorer />
    </>
  );
}
