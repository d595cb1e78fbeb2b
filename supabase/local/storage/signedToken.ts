import { sign, verify } from 'hono/jwt';
import { z } from 'zod';

const payload = z.object({ url: z.string() });

/** @param lifetime in seconds from now. */
export function signPath(path: string, lifetime: number, secret: string): Promise<string> {
  const issued = Math.floor(Date.now() / 1000);
  return sign({ url: path, iat: issued, exp: issued + lifetime }, secret, 'HS256');
}

/** Whether this server signed the token for this path and it has not expired. */
export async function isTokenValid(path: string, token: string, secret: string): Promise<boolean> {
  try {
    return payload.parse(await verify(token, secret, 'HS256')).url === path;
  } catch {
    return false;
  }
}
