import { inEveryLanguage } from '../contract/language.ts';
import type { TranslationSources } from '../contract/section.ts';

/** The translations that every section uses. Eager: they are in the same file as the runtime. */
export const commonTranslations: TranslationSources = inEveryLanguage(
  (language) => () => import(/* webpackMode: "eager" */ `./locales/${language}.json`),
);
