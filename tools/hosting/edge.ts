import type { SiteConfig } from 'shared/config';

/** Where the site's own server answers for the backend: `/api/rest/v1/…`. */
export const edgePath = '/api';

/**
 * What the edge passes on: reads, files and functions, and the refresh of a session that another application
 * has stored. The site uses nothing else.
 */
export const edgeServices = ['rest/v1', 'storage/v1', 'functions/v1', 'auth/v1'] as const;

/** The edge of a site. */
export const edgeOf = (site: string) => site.replace(/\/+$/, '') + edgePath;

/**
 * The project behind the site's edge; undefined when pages read from it directly.
 *
 * @throws Error when the configuration names another edge than the one that the hosts serve.
 */
export function projectBehindEdge({ url, supabase }: SiteConfig): string | undefined {
  if (supabase.project === undefined) return undefined;
  if (supabase.url === edgeOf(url)) return supabase.project;
  throw new Error(
    `supabase.project is set, so supabase.url must be the site's edge: ${edgeOf(url)}, not ${supabase.url}.`,
  );
}
