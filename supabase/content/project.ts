import { storedObject } from 'shared/format';
import { DeadLink, type OpenedFile, openFile } from './project/openFile.ts';
import { readTable } from './project/readTable.ts';
import { signedLink } from './project/signedLink.ts';
import type { Row } from './row.ts';
import type { SiteTable } from './siteTables.ts';

/** A Supabase project, read with a visitor's rights. */
export type Project = {
  readonly url: string;
  /**
   * Every row of a table.
   * @throws TableUnreadable, ContentUnreadable
   */
  readonly rows: (table: SiteTable) => Promise<Row[]>;
  /**
   * Opens a file at its address.
   * @throws DeadLink, UnusableLink
   */
  readonly open: (address: string) => Promise<OpenedFile>;
  /** Whether the site signs this link at every click. */
  readonly signs: (address: string) => boolean;
  /**
   * Opens a handout as the site does: through a signed link if it is in the handouts bucket; otherwise,
   * or when signing fails, at its own address.
   * @throws DeadLink, UnusableLink
   */
  readonly openHandout: (address: string) => Promise<OpenedFile>;
};

export function project(url: string, publishableKey: string, handoutsBucket: string): Project {
  const headers = { apikey: publishableKey, authorization: `Bearer ${publishableKey}` };
  const visitor = { url, headers };
  return {
    url,
    rows: (table) => readTable(visitor, table),
    open: openFile,
    signs: (address) => storedObject(address, handoutsBucket) !== undefined,
    openHandout: async (address) => {
      const object = storedObject(address, handoutsBucket);
      if (object === undefined) return openFile(address);
      const signing = await signedLink(visitor, handoutsBucket, object);
      if ('link' in signing) return openFile(signing.link);
      // The error of the original address, "Bucket not found" for a private bucket, would be misleading.
      return openFile(address).catch(() => Promise.reject(new DeadLink(signing.refusal)));
    },
  };
}
