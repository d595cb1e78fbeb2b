import { styleText } from 'node:util';
import { findFaults } from './findFaults.ts';
import { type Options, readOptions } from './options.ts';
import { ContentUnreadable } from './project/contentUnreadable.ts';
import { project } from './project.ts';
import { readTables } from './readTables.ts';
import { progressLine, type Screen } from './report/progressLine.ts';
import { type Layout, renderJson, renderReport } from './report/renderReport.ts';
import { renderValues } from './report/renderValues.ts';
import { type ReportLanguage, translator } from './texts.ts';

type Terminal = {
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly output: Screen & { readonly columns?: number };
  readonly errors: Screen;
};

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

/** As wide as the terminal, between 80 and 100 columns. */
function layout(
  { columns = 100, isTTY }: Terminal['output'],
  environment: Terminal['environment'],
): Layout {
  const plain = !isTTY || Boolean(environment.NO_COLOR);
  return {
    width: Math.min(100, Math.max(80, columns)),
    bold: plain ? (text) => text : (text) => styleText('bold', text),
  };
}

function sentence(error: unknown, lang: ReportLanguage): string {
  const t = translator(lang);
  if (error instanceof ContentUnreadable) {
    return t(`unreadable.${error.reason}`, { detail: error.detail });
  }
  const detail = error instanceof Error ? error.message : String(error);
  return t('unreadable.unexpected', { detail });
}
