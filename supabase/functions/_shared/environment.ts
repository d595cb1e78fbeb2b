import { z } from 'zod';

/** What every function gets from the platform. */
export type Environment = Readonly<Record<string, string | undefined>>;

const settings = z.object({
  SUPABASE_URL: z.url(),
  SUPABASE_SERVICE_ROLE_KEY: z.string().min(1),
});

export type ProjectSettings = { readonly url: string; readonly serviceKey: string };

/** @throws when the function runs without its project: a mistake of the deployment, not of a visitor. */
export function readSettings(environment: Environment): ProjectSettings {
  const { SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY } = settings.parse(environment);
  return { url: SUPABASE_URL.replace(/\/+$/, ''), serviceKey: SUPABASE_SERVICE_ROLE_KEY };
}
