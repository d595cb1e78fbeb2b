import { ContentUnreadable } from './contentUnreadable.ts';

/**
 * The base URL of a project, from any URL that Studio shows.
 *
 * @throws ContentUnreadable when it is not one.
 */
export function projectUrl(text: string): string {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new ContentUnreadable('not a URL', text);
  }
  const reference = /^\/dashboard\/project\/([a-z0-9]+)/.exec(url.pathname)?.[1];
  if (reference !== undefined && url.hostname.endsWith('supabase.com')) {
    throw new ContentUnreadable('dashboard URL', `https://${reference}.supabase.co`);
  }
  const path = url.pathname.replace(/\/(rest|storage|functions|auth)\/v1.*$/, '');
  return `${url.origin}${path.replace(/\/+$/, '')}`;
}

/** Whether a URL is on this machine. */
export function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
