import type { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';
import { corruptPdf, demoFaults } from './demoFaults.ts';
import type { DemoDocument } from './files/demoDocument.ts';
import { portrait } from './files/portrait.ts';

export type DemoFile = {
  readonly bucket: string;
  readonly name: string;
  readonly make: () => Promise<Uint8Array<ArrayBuffer>>;
};

const handout = z.object({
  path: z.string(),
  year: z.string(),
  subject: z.string(),
  filename: z.string(),
});
const lawHandout = z.object({ path: z.string(), name: z.string(), course_year: z.number() });
const guide = z.object({ path: z.string(), category: z.string(), title: z.string() });
const person = z.object({ path: z.string(), name: z.string() });

/** The files that the demonstration rows link to in this project's storage. */
export async function demoFiles(database: PGlite, publicUrl: string): Promise<DemoFile[]> {
  const linked = async <Row>(
    shape: z.ZodType<Row>,
    columns: string,
    table: string,
    link: string,
  ) => {
    const prefix = `${publicUrl}/storage/v1/object/public/`;
    const { rows } = await database.query(
      `select substr(${link}, length($1) + 1) as path, ${columns} from public.${table} where starts_with(${link}, $1)`,
      [prefix],
    );
    return z.array(shape).parse(rows);
  };
  const files = [
    ...(await linked(handout, 'year, subject, filename', 'handouts', 'file_url')).map((row) =>
      demoFile(row.path, () => rendered(({ handoutDocument }) => handoutDocument(row))),
    ),
    ...(await linked(lawHandout, 'name, course_year', 'clmg_handouts', 'url')).map((row) =>
      demoFile(row.path, () => rendered(({ lawDocument }) => lawDocument(row))),
    ),
    ...(await linked(guide, 'category, title', 'guides', 'file_url')).map((row) =>
      demoFile(row.path, () => rendered(({ guideDocument }) => guideDocument(row))),
    ),
    ...(await linked(person, 'name', 'representatives', 'url')).map((row) =>
      demoFile(row.path, async () => portrait(row.name)),
    ),
  ];
  return files
    .filter(({ bucket, name }) => !isMissing(`${bucket}/${name}`))
    .map((file) =>
      `${file.bucket}/${file.name}` === demoFaults.corruptFile
        ? { ...file, make: async () => corruptPdf() }
        : file,
    );
}

const isMissing = (path: string) =>
  path === demoFaults.missingFile || path === demoFaults.deadPhoto;

/** Loads the PDF library at the first request, because most starts of the server never need it. */
async function rendered(
  documentOf: (documents: typeof import('./files/documents.ts')) => DemoDocument,
): Promise<Uint8Array<ArrayBuffer>> {
  const [documents, { renderPdf }] = await Promise.all([
    import('./files/documents.ts'),
    import('./files/renderPdf.ts'),
  ]);
  return renderPdf(documentOf(documents));
}

function demoFile(path: string, make: DemoFile['make']): DemoFile {
  const slash = path.indexOf('/');
  return { bucket: path.slice(0, slash), name: path.slice(slash + 1), make };
}
