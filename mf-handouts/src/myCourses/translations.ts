import { inEveryLanguage } from 'shared/contract';
import type texts from './locales/it.json';

declare module 'shared/translations' {
  interface NamespaceTranslations {
    myCourses: typeof texts;
  }
}

export const translations = inEveryLanguage(
  (language) => () => import(/* webpackMode: "eager" */ `./locales/${language}.json`),
);
