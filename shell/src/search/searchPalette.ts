import { inEveryLanguage } from 'shared/contract';
import { lazyTranslated } from '../loading/lazyTranslated.ts';

/** The palette and its texts, which load when it is opened. */
export const searchPalette = lazyTranslated(
  'search',
  () => import('./SearchPalette.tsx'),
  inEveryLanguage((language) => () => import(`./locales/${language}.json`)),
);
