import { isTurnOfYear } from './checks/checkYear.ts';
import { findFaults } from './findFaults.ts';
import { type Options, readOptions } from './options.ts';
import { fetchOnce } from './project/fetchWithRetry.ts';
import { project } from './project.ts';
import { readTables } from './readTables.ts';
import { progressLine } from './report/progressLine.ts';
import { renderJson, renderReport } from './report/renderReport.ts';
import { renderValues } from './report/renderValues.ts';
import { layout, sentence, type Terminal } from './terminal.ts';
import { type ReportLanguage, translator } from './texts.ts';

/** 0: no findings, 1: findings, 2: the content could not be read. */
type ExitCode = 0 | 1 | 2;

/** Runs `content:check`. */
export async function command(terminal: Terminal, now = new Date()): Promise<ExitCode> {
  let lang: ReportLanguage = 'en';
  try {
    const options = readOptions(terminal.args, terminal.environment);
    lang = options.lang;
    if (!options.help && !options.values) return await check(options, terminal, now);
    const t = translator(lang);
    const text = options.help
      ? t('help', { returnObjects: true }).join('\n')
      : renderValues(t, layout(terminal.output, terminal.environment));
    terminal.output.write(`${text}\n`);
    return 0;
  } catch (error) {
    terminal.errors.write(`${sentence(error, lang)}\n`);
    return 2;
  }
}

async function check(options: Options, { output, errors, environment }: Terminal, now: Date) {
  const { url, key, bucket, files: fileOrigins } = options.target();
  const t = translator(options.lang);
  const source = project(url, key, bucket, fileOrigins);
  const progress = progressLine(errors);
  let files = 0;
  try {
    progress.show(t('report.reading'));
    const read = await readTables(source);
    const isDue = options.year || isTurnOfYear(now);
    const year = isDue
      ? { changedAt: await source.changedAt(), footerYear: await footerYear(options.site) }
      : undefined;
    const onOpened = (opened: number, all: number) => {
      files = all;
      progress.show(t('report.opening', { opened, all }));
    };
    const findings = await findFaults(source, read, now, onOpened, year);
    progress.clear();
    const report = options.json
      ? renderJson(findings, t)
      : renderReport({ url, tables: read.tables, files, findings }, t, layout(output, environment));
    output.write(`${report}\n`);
    return findings.length === 0 ? 0 : 1;
  } finally {
    progress.clear();
  }
}

const siteTimeoutMs = 15_000;

/** The year in the footer of a site, which its pages have without scripts. */
async function footerYear(site: string | undefined): Promise<number | undefined> {
  if (site === undefined) return undefined;
  const page = await fetchOnce(site, {}, siteTimeoutMs).catch(() => undefined);
  const year = /©\s*(?:<!-- -->)?(\d{4})/.exec(new TextDecoder().decode(page?.bytes))?.[1];
  return year === undefined ? undefined : Number(year);
}
