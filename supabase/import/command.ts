import { statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { TFunction } from 'i18next';
import { isWanted } from '../content/isWanted.ts';
import { progressLine } from '../content/report/progressLine.ts';
import { commonOptions, type ExitCode, runCommand } from '../content/runCommand.ts';
import { layout, type Terminal } from '../content/terminal.ts';
import type { ReportLanguage } from '../content/texts.ts';
import { pdfReader } from '../local/pdfs/pdfReader.ts';
import { applyPlan } from './applyPlan.ts';
import { digestOf, problemOf } from './folder/inspectFile.ts';
import { findOffice, type Office } from './folder/office.ts';
import { readFolder } from './folder/readFolder.ts';
import { type Plan, type Published, planImport } from './plan.ts';
import { type WritableProject, writableProject } from './project.ts';
import { readTexts, type Texts } from './readTexts.ts';
import {
  bytesOf,
  changeCount,
  renderFailures,
  renderPlan,
  sizeText,
  type WholePlan,
} from './renderPlan.ts';
import { applyRows } from './rows/applyRows.ts';
import { planRows } from './rows/planRows.ts';

const options = {
  ...commonOptions,
  yes: { type: 'boolean', short: 'y', default: false },
  replace: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

/** Runs `content:import`. @returns 1 when files are left out, or nothing was written. */
export function command(terminal: Terminal): Promise<ExitCode> {
  const parse = (args: string[]) => parseArgs({ args, options, allowPositionals: true });
  return runCommand(terminal, 'import.help', parse, async (asked) => {
    const { values, lang, t } = asked;
    const folder = folderOf(asked.positionals, t);
    const { url, access } = asked.project();
    const project = writableProject(url, access);
    const progress = progressLine(terminal.errors);
    progress.show(t('import.reading'));
    const texts = await readTexts(await readFolder(folder));
    const tables = new Set(texts.rows.map(({ table }) => table));
    const published = await project.read(tables).finally(progress.clear);
    const office = await findOffice();
    try {
      const found = await look(texts, published, office, (looked, all) =>
        progress.show(t('import.looking', { looked, all })),
      ).finally(progress.clear);
      const { whole, unclear } = texts;
      const rows = { whole, unclear, replaces: values.replace };
      const plan = { ...found, tables: planRows(texts.rows, published.rows, rows) };
      const page = layout(terminal.output, terminal.environment);
      const shown = { folder, url, maximumBytes: published.maximumBytes, lang };
      terminal.output.write(
        `${values.json ? JSON.stringify(plan, null, 2) : renderPlan(plan, shown, t, page)}\n`,
      );
      const isComplete = plan.leftOut.length === 0;
      if (values.json || changeCount(plan) === 0) return isComplete ? 0 : 1;
      if (!values.yes && !(await isWanted(terminal, t, url))) return 1;
      const failures = await write(plan, { published, project, office }, lang, t, terminal);
      if (failures.length === 0) return isComplete ? 0 : 1;
      terminal.output.write(`${renderFailures(failures, t, page)}\n`);
      return 1;
    } finally {
      await office?.close();
    }
  });
}

/** @throws Error in words where the words of a command name no folder. */
function folderOf([folder, another]: readonly string[], t: TFunction): string {
  if (folder === undefined || another !== undefined) throw new Error(t('import.oneFolder'));
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(t('import.noFolder', { folder }));
  }
  return path.resolve(folder);
}

type Destination = {
  readonly published: Published;
  readonly project: WritableProject;
  readonly office: Office | undefined;
};

async function look(
  { files, listed, leftOut }: Texts,
  published: Published,
  office: Office | undefined,
  onProgress: (looked: number, all: number) => void,
): Promise<Plan> {
  const pdfs = pdfReader();
  try {
    const plan = await planImport(files, published, {
      digest: digestOf,
      problem: (file) => problemOf(file, pdfs),
      listed,
      hasOffice: office !== undefined,
      onProgress,
    });
    return { ...plan, leftOut: [...leftOut, ...plan.leftOut] };
  } finally {
    await pdfs.close();
  }
}

async function write(
  plan: WholePlan,
  { published, project, office }: Destination,
  lang: ReportLanguage,
  t: TFunction,
  { output, errors }: Terminal,
) {
  const progress = progressLine(errors);
  const all = changeCount(plan);
  const bytes = bytesOf(plan);
  const started = performance.now();
  let files = 0;
  try {
    for (const { from, to } of plan.moves) await project.moveCourse(from, to);
    const failures = await applyPlan(plan.changes, published, project, office, (done) => {
      files = done.files;
      const seconds =
        ((performance.now() - started) / 1000) * (bytes / Math.max(1, done.bytes) - 1);
      const left =
        seconds < 60
          ? t('import.left.seconds')
          : t('import.left.minutes', { count: Math.round(seconds / 60) });
      const sizes = { done: sizeText(done.bytes, lang), size: sizeText(bytes, lang) };
      progress.show(t('import.uploading', { files, all, ...sizes, left }));
    });
    failures.push(...(await applyRows(plan.tables, project)));
    progress.clear();
    const seconds = Math.round((performance.now() - started) / 1000);
    const time = t('import.seconds', { count: seconds });
    output.write(`\n${t('import.done', { count: all - failures.length, time })}\n`);
    return failures;
  } catch (error) {
    project.stop();
    progress.clear();
    output.write(`\n${t('import.stopped', { count: files })}\n`);
    throw error;
  }
}
