import { z } from 'zod';

/** The variables that the platform gives to every function. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The bucket of the handouts, unless `HANDOUTS_BUCKET` names another. */
export const defaultHandoutsBucket = 'handouts';

/** Shorter ones can be guessed and are not believed. */
const minSecretLength = 32;

const settings = z.object({
  SUPABASE_URL: z.url(),
  SUPABASE_SERVICE_ROLE_KEY: z.string().min(1).optional(),
  SUPABASE_SECRET_KEYS: z.string().optional(),
  HANDOUTS_BUCKET: z.string().min(1).default(defaultHandoutsBucket),
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .catch(undefined),
  ASSOCIATION_NAME: z.string().trim().min(1).optional().catch(undefined),
  EDGE_SECRET: z
    .string()
    .default('')
    .transform((text) => text.split(/\s+/).filter(({ length }) => length >= minSecretLength)),
});
const namedKeys = z.object({ default: z.string().min(1) });

export type ProjectSettings = {
  readonly url: string;
  readonly serviceKey: string;
  /** The bucket whose files open as `handoutLinks` says. */
  readonly handoutsBucket: string;
  /** The address of the site, without a slash at its end. */
  readonly site: string | undefined;
  /** The association's name, in calendars and feeds. */
  readonly association: string | undefined;
  /** What the site's edge sends to be believed: one secret, and the next one while they are changed. */
  readonly edgeSecrets: readonly string[];
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
    site: given.SITE_URL?.replace(/\/+$/, ''),
    association: given.ASSOCIATION_NAME,
    edgeSecrets: given.EDGE_SECRET,
  };
}
