import type commonTexts from '../runtime/locales/it.json';

/**
 * The translations of each namespace, for typed keys. A section adds its own by augmenting this interface:
 *
 * ```ts
 * declare module 'shared/translations' {
 *   interface NamespaceTranslations { guides: typeof import('./locales/it.json') }
 * }
 * ```
 */
export interface NamespaceTranslations {
  common: typeof commonTexts;
}
