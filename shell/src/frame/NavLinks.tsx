import { type MouseEvent, memo } from 'react';
import { NavLink, useTranslation } from 'shared/runtime';
import { type Accent, navigation, pages, sectionAccents } from '../composition.ts';
import { useUntilNavigation } from './useUntilNavigation.ts';

interface NavLinksProps {
  className: string;
  itemClassName?: string;
}

/** The links of the navigation bar. The current page is marked; a followed link before its page renders. */
export const NavLinks = memo(function NavLinks({
  className,
  itemClassName = 'text-sm',
}: NavLinksProps) {
  const { t } = useTranslation('shell');
  const [followed, setFollowed] = useUntilNavigation<string | undefined>(undefined);
  const follow = (to: string, { altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    // With these keys the link opens in another tab or window.
    if (!altKey && !ctrlKey && !metaKey && !shiftKey) setFollowed(to);
  };
  return (
    <ul className={className}>
      {navigation.map(({ to, key }) => (
        <li key={to} className={accentOf(to) && `accent-${accentOf(to)}`}>
          <NavLink
            to={to}
            end={to === '/'}
            onClick={(event) => follow(to, event)}
            data-followed={followed === to || undefined}
            className={`group relative inline-flex min-h-11 items-center gap-2 font-semibold ${itemClassName}`}
          >
            <span
              aria-hidden="true"
              className="size-2.5 rounded-full border-2 border-current opacity-50 group-hover:opacity-100 group-aria-[current=page]:border-accent group-aria-[current=page]:bg-accent group-aria-[current=page]:opacity-100 group-data-followed:border-accent group-data-followed:bg-accent group-data-followed:opacity-100"
            />
            {t(`nav.${key}`)}
            <span
              aria-hidden="true"
              className="absolute inset-x-0 bottom-0 h-1 origin-left scale-x-0 rounded-full bg-accent transition-transform duration-200 ease-out group-aria-[current=page]:scale-x-100 group-data-followed:scale-x-100"
            />
          </NavLink>
        </li>
      ))}
    </ul>
  );
});

/** The accent of a page; undefined for the shell's own. */
function accentOf(path: string): Accent | undefined {
  const page = pages.find((one) => one.path === path);
  return page && sectionAccents[page.view.remote];
}
