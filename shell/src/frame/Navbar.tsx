import { useCallback, useEffect, useId, useRef } from 'react';
import { Link, siteConfig, useLocation, useTranslation } from 'shared/runtime';
import { Button, Icon, WithoutScripts } from 'shared/ui';
import { usePrefetchOfMenu } from '../federation/usePrefetch.ts';
import { SearchOpener } from '../search/SearchOpener.tsx';
import { HomeLinks } from './HomeLinks.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';
import { NavLinks } from './NavLinks.tsx';
import { useScrollStage } from './useScrollStage.ts';
import { useUntilNavigation } from './useUntilNavigation.ts';

/** What opens below the bar. */
const menuClasses =
  'absolute inset-x-0 top-full max-h-[calc(100dvh-var(--spacing-bar-end))] overflow-y-auto border-b border-hairline bg-paper px-5 pt-2 pb-6 md:px-8';

/**
 * The navigation bar: light on dark over the home page's hero, in the primary colours elsewhere. Its
 * parts are memoised, so that opening the menu re-renders only the menu.
 */
export function Navbar() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const stage = useScrollStage();
  const [open, setOpen] = useUntilNavigation(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLElement>(null);
  usePrefetchOfMenu(menu, open);
  const closeMenu = useCallback(() => setOpen(false), [setOpen]);
  const overHero = pathname === '/' && stage !== 'past-hero' && !open;

  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      closeMenu();
      toggle.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open, closeMenu]);

  return (
    <>
      {open ? (
        <div
          aria-hidden="true"
          className="fixed inset-0 z-35 bg-night/50 lg:hidden"
          onClick={closeMenu}
        />
      ) : null}
      <header
        data-scheme={overHero ? 'hero' : 'primary'}
        data-stage={stage}
        className={`@container fixed inset-x-0 top-above-bar z-40 ${open ? 'bg-paper' : ''} ${overHero ? 'text-white [--color-paper:var(--color-night)] [--accent:var(--color-white)]' : 'text-ink'}`}
      >
        <Background overHero={overHero} clear={stage === 'top' && !open} />
        <div className="mx-auto flex min-h-bar max-w-page flex-wrap items-center gap-x-2 @min-[20rem]:flex-nowrap px-5 @min-[22.5rem]:gap-x-6 md:px-8">
          <Link
            to="/"
            className="flex"
            aria-label={t('nav.toHome', { name: siteConfig().association })}
          >
            <Logo />
          </Link>
          <nav aria-label={t('nav.label')} className="hidden grow lg:block">
            <NavLinks className="flex gap-5 whitespace-nowrap xl:gap-7" />
          </nav>
          <div className="ml-auto flex flex-wrap items-center justify-end gap-x-2 @min-[20rem]:flex-nowrap">
            <SearchOpener onOpen={closeMenu} isBesideField={overHero} />
            <LanguageSwitch />
            <a
              href={`mailto:${siteConfig().email}`}
              className="hidden min-h-10 items-center gap-2 rounded-full border border-current px-4 text-sm font-semibold hover:bg-current/10 sm:inline-flex"
            >
              <Icon name="mail" className="size-4" />
              {t('nav.contact')}
            </a>
            <Button
              // Without a transition, because the bar's colour changes at once (docs/decisions/0013).
              ref={toggle}
              variant="ghost"
              size="icon"
              className="!text-current transition-none active:!bg-current/10 lg:hidden noscript:hidden"
              aria-expanded={open}
              aria-controls="menu"
              aria-label={open ? t('nav.closeMenu') : t('nav.openMenu')}
              onClick={() => setOpen(!open)}
            >
              <Icon name={open ? 'close' : 'menu'} className="size-6" />
            </Button>
            <WithoutScripts>
              <MenuWithoutScripts />
            </WithoutScripts>
          </div>
        </div>
        <nav
          ref={menu}
          id="menu"
          aria-label={t('nav.label')}
          hidden={!open}
          className={`${menuClasses} lg:hidden`}
        >
          <MenuLinks onContact={closeMenu} />
        </nav>
      </header>
    </>
  );
}

function MenuLinks({ onContact }: { onContact?: () => void }) {
  const { t } = useTranslation('shell');
  const homeId = useId();
  return (
    <>
      <NavLinks className="flex flex-col" itemClassName="py-3 text-lg" />
      <p id={homeId} className="mt-3 border-t border-hairline pt-4 text-sm text-quiet">
        {t('nav.onHome')}
      </p>
      <HomeLinks
        labelledBy={homeId}
        className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4"
      />
      <a
        href={`mailto:${siteConfig().email}`}
        className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold sm:hidden"
        onClick={onContact}
      >
        <Icon name="mail" />
        {t('nav.contact')}
      </a>
    </>
  );
}

/** The menu as a `details` element, which the browser opens and closes. */
function MenuWithoutScripts() {
  const { t } = useTranslation('shell');
  return (
    <details className="group lg:hidden">
      <summary
        aria-label={t('nav.openMenu')}
        className="grid size-11 cursor-pointer list-none place-items-center [&::-webkit-details-marker]:hidden"
      >
        <Icon name="menu" className="size-6 group-open:hidden" />
        <Icon name="close" className="hidden size-6 group-open:block" />
      </summary>
      <nav aria-label={t('nav.label')} className={menuClasses}>
        <MenuLinks />
      </nav>
    </details>
  );
}

/**
 * The background of the bar: a gradient at the top of the hero, blurred with a border once scrolled, and
 * always where no script notices scrolling. Only its opacity is animated, because a colour transition would
 * repaint every frame.
 */
function Background({ overHero, clear }: { overHero: boolean; clear: boolean }) {
  const layer = 'pointer-events-none absolute inset-0 -z-1 transition-opacity duration-200';
  return (
    <>
      {overHero ? (
        <div
          className={`${layer} bg-linear-to-b from-night to-transparent forced-colors:bg-none ${clear ? '' : 'opacity-0'} noscript:hidden`}
        />
      ) : null}
      <div
        className={`${layer} border-b backdrop-blur-md ${overHero ? 'border-white/15 bg-black/60' : 'border-hairline bg-paper/90'} ${clear ? 'opacity-0 in-data-scrolled:opacity-100 forced-colors:opacity-100 noscript:opacity-100' : ''}`}
      />
    </>
  );
}
