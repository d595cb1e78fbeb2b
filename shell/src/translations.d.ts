import type accessibilityTexts from './accessibility/locales/it.json';
import type texts from './locales/it.json';
import type searchTexts from './search/locales/it.json';
import type versionsTexts from './versions/locales/it.json';

declare module 'shared/translations' {
  interface NamespaceTranslations {
    shell: typeof texts;
    /** Loaded with the palette. */
    search: typeof searchTexts;
    /** Loaded with `/versioni`. */
    versions: typeof versionsTexts;
    /** Loaded with `/accessibilita`. */
    accessibility: typeof accessibilityTexts;
  }
}
