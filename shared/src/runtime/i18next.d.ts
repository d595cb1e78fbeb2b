import type { NamespaceTranslations } from '../contract/translations.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: NamespaceTranslations;
  }
}
