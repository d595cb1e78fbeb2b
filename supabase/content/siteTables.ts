import { z } from 'zod';
import { siteTables as generated } from './siteTables.gen.ts';

/** The parts of the site, by their key in `locales/`, in the order of the report. */
const areas = [
  'handouts',
  'law handouts',
  'guides',
  'representatives',
  'events',
  'assistant',
  'graduation calculator',
  'master’s exchange calculator',
  'law exchange calculator',
  'undergraduate exchange calculator',
] as const;

const siteTable = z
  .strictObject({
    table: z.string(),
    /** The part of the site that shows the table, in the report; by default, the table's own name. */
    area: z.enum(areas).optional(),
    /** The primary key; tables imported from a spreadsheet may lack it. */
    key: z.string().default('id'),
    /** The column by which a person knows a row. */
    name: z.string(),
    /** Columns whose text a page needs, by default the name: a row without it is left out. */
    needed: z.array(z.string()).optional(),
    /** Every column that the site selects by name: a missing one fails the whole query. */
    columns: z.array(z.string()),
    /** Columns by which a student tells two rows apart, by default the needed ones; none where rows may be alike. */
    identity: z.array(z.string()).optional(),
    /** Columns by which an import finds a row of which a column of the identity has changed, such as a score. */
    importedBy: z.array(z.string()).optional(),
    /** Columns with the URL of a file, and what it is; only a picture may be missing. */
    files: z.record(z.string(), z.enum(['handout', 'guide', 'photo', 'picture'])).default({}),
    /** Columns with another URL, which may be empty. */
    links: z.array(z.string()).default([]),
    /** The column that is true in published rows and false in drafts. */
    published: z.string().optional(),
  })
  .transform(({ needed, identity, ...table }) => {
    const shown = needed ?? [table.name];
    return { ...table, needed: shown, identity: identity ?? shown };
  });

export type SiteTable = Readonly<z.infer<typeof siteTable>>;

const positionOf = ({ area }: SiteTable) =>
  area === undefined ? areas.length : areas.indexOf(area);

/** The tables that the site reads, as sections name them in `knownValues.ts`. */
export const siteTables: readonly SiteTable[] = z
  .array(siteTable)
  .parse(generated)
  .sort((left, right) => positionOf(left) - positionOf(right));
