import type accessibilityTexts from './accessibility/texts/it.json';
import type searchTexts from './search/texts/it.json';
import type texts from './texts/it.json';
import type versionsTexts from './versions/texts/it.json';

declare module 'shared/texts' {
  interface NamespaceTexts {
    shell: typeof texts;
    /** They come with the palette's code, not with the page. */
    search: typeof searchTexts;
    /** They come with the page on versions. */
    versions: typeof versionsTexts;
    /** They come with the accessibility statement. */
    accessibility: typeof accessibilityTexts;
  }
}
