import { storedObject } from 'shared/format';
import { z } from 'zod';
import { handoutLinks } from '../functions/_shared/handoutLinks.ts';
import { fetchWithRetry } from './project/fetchWithRetry.ts';
import { networkCode } from './project/networkFailure.ts';
import { DeadLink, type OpenedFile, openFile } from './project/openFile.ts';
import { readTable } from './project/readTable.ts';
import type { Row } from './row.ts';
import type { SiteTable } from './siteTables.ts';

/** A Supabase project, read with a visitor's rights. */
export type Project = {
  readonly url: string;
  /** The origins of buckets that hold files, as the site's configuration names them. */
  readonly fileOrigins: readonly string[];
  /**
   * Every row of a table.
   * @throws TableUnreadable, ContentUnreadable
   */
  readonly rows: (table: SiteTable) => Promise<Row[]>;
  /**
   * Opens a file at its URL.
   * @throws DeadLink, UnusableLink
   */
  readonly open: (url: string) => Promise<OpenedFile>;
  /** The PDFs whose text is not searchable; none where the project does not say. */
  readonly unread: () => Promise<UnreadPdf[]>;
  /** When each table was last changed; undefined where the project does not say. */
  readonly changedAt: () => Promise<ReadonlyMap<string, Date> | undefined>;
  /** Whether the site opens this file of a handout by a link of its own, which does not expire. */
  readonly renews: (url: string) => boolean;
  /**
   * Opens a handout as the site does: by a link of the storage if it is in the handouts bucket; otherwise,
   * or when there is no such link, at its own URL.
   * @throws DeadLink, UnusableLink
   */
  readonly openHandout: (url: string) => Promise<OpenedFile>;
};

const unreadPdf = z.object({
  source: z.string(),
  source_id: z.string(),
  /** Why it could not be read; null when it was read, and pages of it are pictures. */
  reason: z.string().nullable(),
  pages: z.number().nullable(),
  pages_without_text: z.number().nullable(),
});

const ages = z.array(z.object({ table_name: z.string(), changed_at: z.coerce.date() }));

export type UnreadPdf = z.infer<typeof unreadPdf>;

const linkTimeoutMs = 15_000;
const linkLifetimeS = 60;

export function project(
  url: string,
  publishableKey: string,
  handoutsBucket: string,
  fileOrigins: readonly string[] = [],
): Project {
  const headers = { apikey: publishableKey, authorization: `Bearer ${publishableKey}` };
  const visitor = { url, headers };
  const request = async (path: string, init: RequestInit) => {
    // `fetch` would send the key to where it is redirected.
    const all = { ...init, headers: { ...headers, ...init.headers }, redirect: 'manual' as const };
    const { bytes, status } = await fetchWithRetry(`${url}${path}`, all, linkTimeoutMs);
    return new Response(bytes, { status });
  };
  /** @returns undefined where the project lacks the function. */
  const call = async (name: string): Promise<unknown> => {
    const response = await request(`/rest/v1/rpc/${name}`, {}).catch(() => undefined);
    return response?.json().catch(() => undefined);
  };
  return {
    url,
    fileOrigins,
    rows: (table) => readTable(visitor, table),
    unread: async () => z.array(unreadPdf).safeParse(await call('unread_pdfs')).data ?? [],
    changedAt: async () => {
      const { data } = ages.safeParse(await call('content_ages'));
      return data && new Map(data.map(({ table_name, changed_at }) => [table_name, changed_at]));
    },
    open: openFile,
    renews: (url) => storedObject(url, handoutsBucket) !== undefined,
    openHandout: async (file) => {
      const object = storedObject(file, handoutsBucket);
      if (object === undefined) return openFile(file);
      const name = decodeURIComponent(object);
      const link = await handoutLinks(request, handoutsBucket, [name], linkLifetimeS).then(
        (links) => links.get(name) ?? { refusal: 'no link' },
        (error: unknown) => ({ refusal: networkCode(error) }),
      );
      if ('path' in link) return openFile(`${url}/storage/v1${link.path}`);
      // The error of the original URL, "Bucket not found" for a private bucket, would be misleading.
      return openFile(file).catch(() => Promise.reject(new DeadLink(link.refusal)));
    },
  };
}
