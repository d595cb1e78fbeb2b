import type { TFunction } from 'i18next';
import { type AskingTerminal, isWanted } from '../content/isWanted.ts';
import { progressLine } from '../content/report/progressLine.ts';
import { layout, sentence } from '../content/terminal.ts';
import { type ReportLanguage, translator } from '../content/texts.ts';
import { pdfReader } from '../local/pdfs/pdfReader.ts';
import { applyPlan } from './applyPlan.ts';
import { digestOf, problemOf } from './folder/inspectFile.ts';
import { findOffice, type Office } from './folder/office.ts';
import { readFolder } from './folder/readFolder.ts';
import { type Options, readOptions } from './options.ts';
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

/** 0: all is imported, 1: files are left out, or nothing was written; 2: it failed. */
type ExitCode = 0 | 1 | 2;

/** Runs `content:import`. */
export async function command(terminal: AskingTerminal): Promise<ExitCode> {
  let lang: ReportLanguage = 'en';
  try {
    const options = readOptions(terminal.args, terminal.environment);
    lang = options.lang;
    if (!options.help) return await importFolder(options, terminal);
    terminal.output.write(
      `${translator(lang)('import.help', { returnObjects: true }).join('\n')}\n`,
    );
    return 0;
  } catch (error) {
    terminal.errors.write(`${sentence(error, lang)}\n`);
    return 2;
  }
}

async function importFolder(options: Options, terminal: AskingTerminal): Promise<ExitCode> {
  const t = translator(options.lang);
  const { folder, url, access } = options.target(t);
  const project = writableProject(url, access);
  const progress = progressLine(terminal.errors);
  progress.show(t('import.reading'));
  const texts = await readTexts(await readFolder(folder));
  const tables = new Set(texts.rows.map(({ table }) => table));
  const published = await project.read(tables).finally(progress.clear);
  const office = await findOffice();
  try {
    return await importTexts({ ...options, folder }, terminal, {
      texts,
      published,
      project,
      office,
    });
  } finally {
    await office?.close();
  }
}

type Import = {
  readonly texts: Texts;
  readonly published: Published;
  readonly project: WritableProject;
  readonly office: Office | undefined;
};

async function importTexts(
  { folder, ...options }: Options & { folder: string },
  terminal: AskingTerminal,
  { texts, published, project, office }: Import,
): Promise<ExitCode> {
  const t = translator(options.lang);
  const { url } = project;
  const progress = progressLine(terminal.errors);
  const plan: WholePlan = {
    ...(await look(texts, published, office, (looked, all) =>
      progress.show(t('import.looking', { looked, all })),
    ).finally(progress.clear)),
    tables: planRows(texts.rows, published.rows, {
      whole: texts.whole,
      unclear: texts.unclear,
      replaces: options.replace,
    }),
  };
  const page = layout(terminal.output, terminal.environment);
  const shown = { folder, url, maximumBytes: published.maximumBytes, lang: options.lang };
  terminal.output.write(
    `${options.json ? JSON.stringify(plan, null, 2) : renderPlan(plan, shown, t, page)}\n`,
  );
  const isComplete = plan.leftOut.length === 0;
  if (options.json || changeCount(plan) === 0) return isComplete ? 0 : 1;
  if (!options.yes && !(await isWanted(terminal, t('import.question', { url }), t('import.yes')))) {
    terminal.output.write(`\n${t('import.notAsked')}\n`);
    return 1;
  }
  const failures = await write(
    plan,
    { texts, published, project, office },
    options.lang,
    t,
    terminal,
  );
  if (failures.length === 0) return isComplete ? 0 : 1;
  terminal.output.write(`${renderFailures(failures, t, page)}\n`);
  return 1;
}

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
  { published, project, office }: Import,
  lang: ReportLanguage,
  t: TFunction,
  { output, errors }: AskingTerminal,
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
