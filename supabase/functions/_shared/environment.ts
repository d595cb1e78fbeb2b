import { z } from 'zod';

/** The variables that the platform gives to every function. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The bucket of the handouts, unless `HANDOUTS_BUCKET` names another. */
export const defaultHandoutsBucket = 'handouts';

const settings = z.object({
  SUPABASE_URL: z.url(),
  SUPABASE_SERVICE_ROLE_KEY: z.string().min(1).optional(),
  SUPABASE_SECRET_KEYS: z.string().optional(),
  HANDOUTS_BUCKET: z.string().min(1).default(defaultHandoutsBucket),
  ASSOCIATION_NAME: z.string().trim().min(1).optional().catch(undefined),
  TRUSTED_PROXIES: z.coerce.number().int().positive().default(1),
});
const namedKeys = z.object({ default: z.string().min(1) });

export type ProjectSettings = {
  readonly url: string;
  readonly serviceKey: string;
  /** The bucket whose files open as `handoutLinks` says. */
  readonly handoutsBucket: string;
  /** The association's name, in calendars and feeds. */
  readonly association: string | undefined;
  /** How many proxies append an entry to `x-forwarded-for`; the platform's gateway is one. */
  readonly trustedProxies: number;
};

/** @throws when the deployment lacks the project's URL or key. */
export function readSettings(environment: Environment): ProjectSettings {
  const given = settings.parse(environment);
  // Projects with the new API keys provide them by name, older ones a single service key.
  const serviceKey =
    given.SUPABASE_SECRET_KEYS === undefined
      ? given.SUPABASE_SERVICE_ROLE_KEY
      : namedKeys.parse(JSON.parse(given.SUPABASE_SECRET_KEYS)).default;
  if (serviceKey === undefined) throw new Error('The function has no key of its project.');
  return {
    url: given.SUPABASE_URL.replace(/\/+$/, ''),
    serviceKey,
    handoutsBucket: given.HANDOUTS_BUCKET,
    association: given.ASSOCIATION_NAME,
    trustedProxies: given.TRUSTED_PROXIES,
  };
}
