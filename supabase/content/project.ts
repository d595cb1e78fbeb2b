import { storedObject } from 'shared/format';
import { DeadLink, type OpenedFile, openFile } from './project/openFile.ts';
import { readTable } from './project/readTable.ts';
import { signedLink } from './project/signedLink.ts';
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
  /** Whether the site signs this link at every click. */
  readonly signs: (url: string) => boolean;
  /**
   * Opens a handout as the site does: through a signed link if it is in the handouts bucket; otherwise,
   * or when signing fails, at its own URL.
   * @throws DeadLink, UnusableLink
   */
  readonly openHandout: (url: string) => Promise<OpenedFile>;
};

export function project(
  url: string,
  publishableKey: string,
  handoutsBucket: string,
  fileOrigins: readonly string[] = [],
): Project {
  const headers = { apikey: publishableKey, authorization: `Bearer ${publishableKey}` };
  const visitor = { url, headers };
  return {
    url,
    fileOrigins,
    rows: (table) => readTable(visitor, table),
    open: openFile,
    signs: (url) => storedObject(url, handoutsBucket) !== undefined,
    openHandout: async (url) => {
      const object = storedObject(url, handoutsBucket);
      if (object === undefined) return openFile(url);
      const signing = await signedLink(visitor, handoutsBucket, object);
      if ('link' in signing) return openFile(signing.link);
      // The error of the original URL, "Bucket not found" for a private bucket, would be misleading.
      return openFile(url).catch(() => Promise.reject(new DeadLink(signing.refusal)));
    },
  };
}
