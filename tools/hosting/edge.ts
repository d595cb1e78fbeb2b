import type { SiteConfig } from 'shared/config';

/** Where the site's own server answers for the backend: `/api/rest/v1/…`. */
export const edgePath = '/api';

/**
 * What the edge passes on: reads, files and functions, and the refresh of a session that another application
 * has stored. The site uses nothing else.
 */
export const edgeServices = ['rest/v1', 'storage/v1', 'functions/v1', 'auth/v1'] as const;

/**
 * A segment of a file's path. Servers disagree about what `..`, `;`, a backslash, a control character and their
 * encodings mean, so none of them is passed on; `%25` would be decoded twice, `%C0` is no UTF-8.
 */
const fileSegment =
  '(?!(?:[.;]|%2[eE]|%3[bB]|%20)*(?:[/?;]|%3[bB]|$))' +
  String.raw`(?:[^/?#%\x5C\x00-\x20\x7F]|%(?!2[fF]|5[cC]|25|7[fF]|[cC][01]|[01])[0-9a-fA-F]{2})+`;

/** The name of a table, function or session. Two tables of the calculators have spaces in theirs. */
const plainName = String.raw`[\w-]+(?:%20[\w-]+)*`;

/**
 * The requests that the edge passes on, as the raw target of a request: tables, functions and sessions by their
 * plain names, and files. A regular expression for nginx and Node alike, which names the group `service_uri`.
 */
export const edgeRequest =
  `^${edgePath}(?<service_uri>/(?:` +
  `(?:rest|functions|auth)/v1/(?:${plainName}(?:/${plainName})*/?)?|` +
  `storage/v1/${fileSegment}(?:/${fileSegment})*` +
  String.raw`)(?:\?.*)?)$`;

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
