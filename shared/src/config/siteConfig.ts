import { z } from '../zod.ts';

/** An address that may stand in a link: http or https, nothing else. */
const webAddress = z.url({ protocol: /^https?$/ });

/**
 * What differs between two installations of the site. It is data in the shell's HTML, read at run
 * time: one build runs anywhere. Everything in it is public.
 */
export const siteConfigSchema = z.object({
  /** The site's public origin: search engines and messengers need whole addresses. */
  url: webAddress,
  /** The association's name, and the assistant's. */
  association: z.string().check(z.minLength(1)),
  assistant: z.string().check(z.minLength(1)),
  /** The contact address: navigation bar, footer and privacy text. */
  email: z.email(),
  /** The street address in Milan, one entry a line. */
  address: z.array(z.string()).check(z.minLength(1)),
  social: z.object({ instagram: webAddress, linkedin: webAddress, tiktok: webAddress }),
  /** Where the second-hand marketplace lives; opened, never shown. */
  marketplaceUrl: webAddress,
  /** The public GPT chat, used when `gptStoreUrl` is absent. */
  gptUrl: webAddress,
  gptStoreUrl: z.optional(webAddress),
  supabase: z.object({
    /** Its services lie under it: `<url>/rest/v1`. */
    url: webAddress.check(z.overwrite((url) => url.replace(/\/+$/, ''))),
    /** The public (anonymous) key; what it may read is the backend's own rule. */
    publishableKey: z.string().check(z.minLength(1)),
    buckets: z.object({ handouts: z.string().check(z.minLength(1)) }),
  }),
});

export type SiteConfig = z.infer<typeof siteConfigSchema>;

/** The id of the inert JSON block in the shell's HTML. */
export const siteConfigElementId = 'site-config';

/**
 * Reads the configuration from the text of the JSON block.
 *
 * @throws Error that names every wrong field, for whoever deployed it.
 */
export function parseSiteConfig(text: string): SiteConfig {
  const result = siteConfigSchema.safeParse(JSON.parse(text));
  if (result.success) return result.data;
  throw new Error(`The site's configuration is not usable.\n${z.prettifyError(result.error)}`);
}
