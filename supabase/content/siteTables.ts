import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';

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
  })
  .transform(({ needed, ...table }) => ({ needed: needed ?? [table.name], ...table }));

const knownValues = z.object({ default: z.object({ tables: z.array(siteTable).default([]) }) });

export type SiteTable = Readonly<z.infer<typeof siteTable>>;

const root = `${import.meta.dirname}/../../`;
const files = readdirSync(root)
  .filter((folder) => folder.startsWith('mf-'))
  .map((folder) => `${root}${folder}/src`)
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => basename(file) === 'knownValues.ts')
      .sort()
      .map((file) => `${folder}/${file}`),
  );
const sections = await Promise.all(
  files.map(async (file) => knownValues.parse(await import(file)).default.tables),
);

/** The tables that the site reads, as sections name them in `knownValues.ts`, some in a folder for each view. */
export const siteTables: readonly SiteTable[] = sections
  .flat()
  .sort((left, right) => positionOf(left) - positionOf(right));

function positionOf({ area }: SiteTable): number {
  return area === undefined ? areas.length : areas.indexOf(area);
}
