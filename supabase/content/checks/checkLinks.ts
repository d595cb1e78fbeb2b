import pLimit from 'p-limit';
import { isExpiring } from '../../functions/_shared/handoutLinks.ts';
import { type Finding, finding, type Problem } from '../finding.ts';
import { DeadLink, type OpenedFile, UnusableLink } from '../project/openFile.ts';
import type { Project } from '../project.ts';
import { isBlank, type Row, shown, type Tables, textOf } from '../row.ts';
import { siteTables } from '../siteTables.ts';
import { photoProblem } from './photoProblem.ts';

const links = siteTables.flatMap(({ table, files }) =>
  Object.entries(files).map(([column, holds]) => ({ table, column, holds })),
);

/** Called before the first file and after each one. */
export type Progress = (opened: number, all: number) => void;

type Link = (typeof links)[number];

const isPicture = ({ holds }: Link) => holds === 'photo' || holds === 'picture';

const concurrency = 8;

/** Opens every linked file as a visitor. */
export async function checkLinks(
  project: Project,
  tables: Tables,
  progress: Progress = () => {},
): Promise<Finding[]> {
  const work = links.flatMap((link) =>
    (tables.get(link.table) ?? []).map((row) => ({ link, row })),
  );
  let opened = 0;
  progress(opened, work.length);
  const findings = await pLimit(concurrency).map(work, async ({ link, row }) => {
    const problem = await problemOf(project, link, row);
    opened += 1;
    progress(opened, work.length);
    if (problem === undefined) return [];
    const { kind, detail } = problem;
    return [finding(kind, link.table, row, { column: link.column, detail })];
  });
  return findings.flat();
}

async function problemOf(project: Project, link: Link, row: Row): Promise<Problem | undefined> {
  const value = textOf(row, link.column);
  if (value === null || isBlank(value)) {
    if (link.holds === 'picture') return undefined;
    const kind = link.holds === 'photo' ? 'missing photo' : 'missing file';
    return { kind, detail: shown(value) };
  }
  const url = value.trim();
  try {
    const problem = await contentProblem(project, link, url);
    return (
      problem ??
      (isExpiring(url) && !isRenewed(project, link, url)
        ? { kind: 'expiring link', detail: url }
        : undefined)
    );
  } catch (error) {
    if (error instanceof UnusableLink) return { kind: 'unusable link', detail: shown(value) };
    if (!(error instanceof DeadLink)) throw error;
    return { kind: 'dead link', detail: `${error.message}: ${url}` };
  }
}

async function contentProblem(project: Project, link: Link, url: string) {
  if (isPicture(link)) return photoProblem(project, url);
  const open = link.holds === 'handout' ? project.openHandout : project.open;
  return pdfProblem(await open(url), url);
}

const isRenewed = (project: Project, { holds }: Link, url: string) =>
  holds === 'handout' && project.renews(url);

function pdfProblem(file: OpenedFile, url: string): Problem | undefined {
  if (!file.start.includes('%PDF-')) {
    return { kind: 'not a PDF', detail: `${file.contentType || '?'}: ${url}` };
  }
  return file.end.includes('%%EOF') ? undefined : { kind: 'broken PDF', detail: url };
}
