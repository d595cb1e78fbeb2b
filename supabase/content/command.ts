import { findFaults } from './findFaults.ts';
import { type Options, readOptions } from './options.ts';
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
export async function command(terminal: Terminal): Promise<ExitCode> {
  let lang: ReportLanguage = 'en';
  try {
    const options = readOptions(terminal.args, terminal.environment);
    lang = options.lang;
    if (!options.help && !options.values) return await check(options, terminal);
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

async function check(options: Options, { output, errors, environment }: Terminal) {
  const { url, key, bucket, files: fileOrigins } = options.target();
  const t = translator(options.lang);
  const source = project(url, key, bucket, fileOrigins);
  const progress = progressLine(errors);
  let files = 0;
  try {
    progress.show(t('report.reading'));
    const read = await readTables(source);
    const findings = await findFaults(source, read, new Date(), (opened, all) => {
      files = all;
      progress.show(t('report.opening', { opened, all }));
    });
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
