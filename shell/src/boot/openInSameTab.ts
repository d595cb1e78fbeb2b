import { isInAppBrowser } from 'shared/ui';

/** Follows links to new tabs in the same one in the browsers of apps, where such a link does nothing. */
export function openInSameTab(): void {
  if (!isInAppBrowser()) return;
  const follow = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[target=_blank]') : null;
    link?.removeAttribute('target');
  };
  document.addEventListener('click', follow, { capture: true });
}
