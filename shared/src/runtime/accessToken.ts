import type { SiteConfig } from '../config/siteConfig.ts';
import { safeStorage } from './safeStorage.ts';

/**
 * Reads the visitor's session. The site has no sign-in, so Supabase's auth client is only loaded on devices
 * that have a session.
 *
 * @returns a function that resolves with the current access token, or with undefined without a session.
 */
export function accessToken({
  url,
  publishableKey,
}: SiteConfig['supabase']): () => Promise<string | undefined> {
  const [project] = new URL(url).hostname.split('.');
  // The key that Supabase's client uses.
  const storageKey = `sb-${project}-auth-token`;
  if (safeStorage.getItem(storageKey) === null) return async () => undefined;
  const openSession = async () => {
    const { AuthClient } = await import('@supabase/auth-js');
    return new AuthClient({
      url: `${url}/auth/v1`,
      headers: { apikey: publishableKey, authorization: `Bearer ${publishableKey}` },
      storageKey,
      storage: safeStorage,
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: false,
    });
  };
  // Without the auth client, the site reads as an anonymous visitor.
  const session = openSession().catch(() => undefined);
  return async () => {
    const response = await (await session)?.getSession();
    return response?.data.session?.access_token;
  };
}
