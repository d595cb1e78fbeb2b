import { safeHref } from 'shared/format';
import { DeadLink, type OpenedFile, UnusableLink } from '../content/project/openFile.ts';
import { TableUnreadable } from '../content/project/readTable.ts';
import type { Project } from '../content/project.ts';
import type { Row } from '../content/row.ts';

/** A project that holds exactly these rows; a table that is not named is empty, `null` is missing. */
export function contentProject(
  rows: Readonly<Record<string, readonly Row[] | null>>,
  open: (address: string) => Promise<OpenedFile> = async () => wholePdf,
): Project {
  const ifUsable = async (address: string) => {
    if (safeHref(address) === undefined) throw new UnusableLink(address);
    return open(address);
  };
  return {
    url: 'https://project.supabase.co',
    fileOrigins: [],
    rows: async ({ table }) => {
      const found = table in rows ? rows[table] : [];
      if (!found) throw new TableUnreadable('missing table', `Could not find '${table}'`);
      return [...found];
    },
    open: ifUsable,
    signs: (address) => address.includes('handouts'),
    openHandout: ifUsable,
  };
}

export const wholePdf: OpenedFile = {
  start: '%PDF-1.7 …',
  end: '… %%EOF',
  contentType: 'application/pdf',
  size: 2048,
};

export function deadLink(): Promise<OpenedFile> {
  return Promise.reject(new DeadLink('404 Object not found'));
}
