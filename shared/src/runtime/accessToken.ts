import type { SiteConfig } from '../config/siteConfig.ts';
import { safeStorage } from './safeStorage.ts';

/**
 * Who the visitor is to the backend. Nothing on this site signs anybody in, so the client that keeps a
 * session and refreshes it comes only where the device has one (specification sections 3 and 6).
 *
 * @returns the session's token at the moment, or nothing without a session.
 */
export function accessToken({
  url,
  publishableKey,
}: SiteConfig['supabase']): () => Promise<string | undefined> {
  const [project] = new URL(url).hostname.split('.');
  // The name under which Supabase's own client keeps it.
  const storageKey = `sb-${project}-auth-token`;
  if (safeStorage.getItem(storageKey) === null) return async () => undefined;
  const open = async () => {
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
  // What cannot be opened is no session: the site reads what everybody may.
  const session = open().catch(() => undefined);
  return async () => {
    const answer = await (await session)?.getSession();
    return answer?.data.session?.access_token;
  };
}
