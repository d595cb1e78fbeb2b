import type { Role } from '../database/role.ts';
import { localPublishableKey } from '../keys.ts';

/**
 * Whose request this is, from the `apikey` header or the bearer token.
 * @returns undefined when the key is missing or belongs to another project.
 */
export function requestRole(headers: Headers, secretKey: string): Role | undefined {
  const key = headers.get('apikey') ?? headers.get('authorization')?.replace(/^Bearer\s+/i, '');
  if (key === secretKey) return 'service_role';
  return key === localPublishableKey ? 'anon' : undefined;
}
