import type { commonTexts } from '../runtime/commonTexts.ts';

/**
 * The texts of each namespace, for typed keys. A section adds its own by augmenting this interface:
 *
 * ```ts
 * declare module 'shared/texts' {
 *   interface NamespaceTexts { guides: typeof import('./texts/it.json') }
 * }
 * ```
 */
export interface NamespaceTexts {
  common: (typeof commonTexts)['it'];
}
