import type { SiteConfig } from 'shared/config';

/** Where "Apri su ChatGPT" leads: the installation's own GPT, else the public chat. */
export function chatGptUrl({ gptStoreUrl, gptUrl }: Pick<SiteConfig, 'gptStoreUrl' | 'gptUrl'>) {
  return gptStoreUrl ?? gptUrl;
}
