import type accessibilityTexts from './accessibility/locales/it.json';
import type texts from './locales/it.json';
import type searchTexts from './search/locales/it.json';
import type versionsTexts from './versions/locales/it.json';

declare module 'shared/translations' {
  interface NamespaceTranslations {
    shell: typeof texts;
    /** They come with the palette's code, not with the page. */
    search: typeof searchTexts;
    /** They come with the page on versions. */
    versions: typeof versionsTexts;
    /** They come with the accessibility statement. */
    accessibility: typeof accessibilityTexts;
  }
}
