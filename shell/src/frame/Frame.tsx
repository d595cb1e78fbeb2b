import { Outlet, ScrollRestoration, useTranslation } from 'shared/runtime';
import { Footer } from './Footer.tsx';
import { Navbar } from './Navbar.tsx';
import { Toaster } from './Toaster.tsx';
import { useAnchor } from './useAnchor.ts';

/** What is on screen all the time. */
export function Frame() {
  const { t } = useTranslation('shell');
  useAnchor();
  return (
    <>
      <a
        href="#contenuto"
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-full bg-ink px-4 py-2 text-paper focus:translate-y-0"
      >
        {t('nav.skip')}
      </a>
      <Navbar />
      <main id="contenuto" tabIndex={-1} className="min-h-dvh outline-none">
        <Outlet />
      </main>
      <Footer />
      <Toaster />
      <ScrollRestoration />
    </>
  );
}
