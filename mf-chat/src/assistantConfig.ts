import type { SiteConfig } from 'shared/config';

/** The URL of the configured GPT, else of the public chat. */
export function chatGptUrl({ gptStoreUrl, gptUrl }: Pick<SiteConfig, 'gptStoreUrl' | 'gptUrl'>) {
  return gptStoreUrl ?? gptUrl;
}

/**
 * The i18next context of texts with "to" before the assistant's name: Italian says "ad Astra" but
 * "a Linea".
 */
export function nameContext(name: string): 'vowel' | 'other' {
  return /^a/i.test(name.normalize('NFD')) ? 'vowel' : 'other';
}
