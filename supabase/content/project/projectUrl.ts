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

/** The project that a command is about: the one that `--url` or the environment names, or the local site. */
export function projectOf(
  asked: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  return projectUrl(asked ?? (environment.SUPABASE_URL || 'http://127.0.0.1:54321'));
}

/** Whether a URL is on this machine. */
export function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
