import { z } from '../zod.ts';

/** A URL that is safe in a link: http or https. */
const httpUrl = z.url({ protocol: /^https?$/ });

/** Without a slash at its end. */
const baseUrl = httpUrl.check(z.overwrite((url) => url.replace(/\/+$/, '')));

/**
 * The configuration of an installation. The shell's HTML contains it, so that one build runs anywhere.
 * Everything in it is public.
 */
const siteConfigSchema = z.object({
  /** The site's public origin, because search engines and messengers need absolute URLs. */
  url: httpUrl,
  /** The association's name, and the assistant's. */
  association: z.string().check(z.minLength(1)),
  assistant: z.string().check(z.minLength(1)),
  /** The contact address: navigation bar, footer and privacy text. */
  email: z.email(),
  /** The street address in Milan, one entry per line. */
  address: z.array(z.string()).check(z.minLength(1)),
  /** The year of the footer's copyright line, by default 2025. */
  copyrightYear: z.optional(z.int().check(z.gte(2025), z.lte(2999))),
  social: z.object({ instagram: httpUrl, linkedin: httpUrl, tiktok: httpUrl }),
  /** The URL of the second-hand marketplace, which is opened but never shown. */
  marketplaceUrl: httpUrl,
  /** The public GPT chat, used when `gptStoreUrl` is absent. */
  gptUrl: httpUrl,
  gptStoreUrl: z.optional(httpUrl),
  /** The origins of buckets that hold files instead of the project, such as a CDN's. */
  fileOrigins: z.optional(z.array(httpUrl.check(z.overwrite((url) => new URL(url).origin)))),
  /** The share of pages that report the health of the sections' versions: 0 to 1, by default 0. */
  healthShare: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /** Whether readers may say if an answer of the assistant helped, which is sent with their question. */
  answerFeedback: z.optional(z.boolean()),
  /** Whether feeds are files beside the pages, which `pnpm render` writes, instead of the function's answers. */
  feedFiles: z.optional(z.boolean()),
  supabase: z.object({
    /** The base URL of its services, such as `<url>/rest/v1`: the project, or the site's edge in front of it. */
    url: baseUrl,
    /** The project's own address, if `url` is an edge: the rows name files there. */
    project: z.optional(baseUrl),
    /** The public (anonymous) key. The backend's policies decide what it may read. */
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
 * @throws Error that names every invalid field.
 */
export function parseSiteConfig(text: string): SiteConfig {
  const result = siteConfigSchema.safeParse(JSON.parse(text));
  if (result.success) return result.data;
  throw new Error(`The site's configuration is not usable.\n${z.prettifyError(result.error)}`);
}
