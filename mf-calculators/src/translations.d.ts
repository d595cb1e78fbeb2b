import type texts from './locales/it.json';

declare module 'shared/translations' {
  interface NamespaceTranslations {
    calculators: typeof texts;
  }
}
