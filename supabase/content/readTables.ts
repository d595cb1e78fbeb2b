import { type Finding, tableFinding } from './finding.ts';
import { ContentUnreadable } from './project/contentUnreadable.ts';
import { TableUnreadable } from './project/readTable.ts';
import type { Project } from './project.ts';
import type { Row, Tables } from './row.ts';
import { siteTables } from './siteTables.ts';

/** The tables, and findings about those that could not be read. */
export type ReadTables = { readonly tables: Tables; readonly unreadable: readonly Finding[] };

/**
 * Reads every table of the site.
 *
 * @throws ContentUnreadable when the project cannot be read, or has none of the tables.
 */
export async function readTables(project: Project): Promise<ReadTables> {
  const tables = new Map<string, readonly Row[]>();
  const unreadable: Finding[] = [];
  for (const siteTable of siteTables) {
    const { table } = siteTable;
    try {
      tables.set(table, await project.rows(siteTable));
    } catch (error) {
      if (!(error instanceof TableUnreadable)) throw error;
      unreadable.push(tableFinding(error.kind, table, table, { detail: error.message }));
    }
  }
  if (tables.size === 0) throw new ContentUnreadable('no table', project.url);
  return { tables, unreadable };
}
