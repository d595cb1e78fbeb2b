import { nameOfRow, textOf } from './fields.ts';
import type { Finding } from './finding.ts';
import type { Project, Row } from './project.ts';

const atOnce = 8;
const links = [
  { table: 'handouts', field: 'file_url', file: 'pdf' },
  { table: 'clmg_handouts', field: 'url', file: 'pdf' },
  { table: 'guides', field: 'file_url', file: 'pdf' },
  { table: 'representatives', field: 'url', file: 'photo' },
] as const;

type Link = (typeof links)[number];

/** Opens every file as a visitor would, reading its first and its last kilobyte only. */
export async function checkLinks(project: Project, tables: ReadonlyMap<string, Row[]>) {
  const waiting = links.flatMap((link) =>
    (tables.get(link.table) ?? []).map((row) => ({ link, row })),
  );
  const findings: Finding[] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const problem = await problemOf(project, next.link, next.row);
      if (problem !== undefined) {
        findings.push({ ...problem, table: next.link.table, row: nameOfRow(next.row) });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return findings;
}

type Problem = Pick<Finding, 'kind' | 'message'>;

async function problemOf(project: Project, link: Link, row: Row): Promise<Problem | undefined> {
  const address = textOf(row, link.field)?.trim();
  if (address === undefined || address === '') {
    return link.file === 'photo'
      ? { kind: 'missing photo', message: 'There is no photo: the page shows a placeholder' }
      : { kind: 'missing file', message: 'There is no link: nothing opens' };
  }
  if (!/^https?:/i.test(address)) {
    return { kind: 'dead link', message: `${address} is not a whole web address, https://…` };
  }
  try {
    const openable = await project.openable(address);
    const start = await part(openable, 'bytes=0-1023');
    if (link.file === 'photo') {
      if (start.type.startsWith('image/')) return undefined;
      return { kind: 'dead link', message: `${address} is not an image but ${start.type}` };
    }
    if (!start.text.includes('%PDF-')) {
      return { kind: 'not a PDF', message: `${address} is ${start.type}` };
    }
    const end = await part(openable, 'bytes=-1024');
    if (end.text.includes('%%EOF')) return undefined;
    return { kind: 'broken PDF', message: `${address} breaks off: upload it again` };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { kind: 'dead link', message: `${address} does not open: ${reason}` };
  }
}

async function part(url: string, range: string): Promise<{ text: string; type: string }> {
  const response = await fetch(url, { headers: { range }, signal: AbortSignal.timeout(15_000) });
  const text = new TextDecoder('latin1').decode(await response.arrayBuffer());
  if (!response.ok && response.status !== 416) throw new Error(`it answers ${response.status}`);
  return { text, type: response.headers.get('content-type') ?? 'of unknown type' };
}
