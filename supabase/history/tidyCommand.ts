import { parseArgs } from 'node:util';
import { projectOf } from '../content/project/projectUrl.ts';
import { writeAccess } from '../content/project/writeAccess.ts';
import { renderTable } from '../content/report/renderTable.ts';
import { layout, sentence, type Terminal } from '../content/terminal.ts';
import { languageNamed, type ReportLanguage, translator } from '../content/texts.ts';
import { defaultHandoutsBucket } from '../functions/_shared/environment.ts';
import { contentFiles } from './contentFiles.ts';

/** Runs `content:tidy`. @returns 0, 1 when files were only listed, or 2 when it failed. */
export async function tidyCommand(terminal: Terminal): Promise<0 | 1 | 2> {
  const { args, environment, output, errors } = terminal;
  let lang: ReportLanguage = 'en';
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        url: { type: 'string' },
        yes: { type: 'boolean', short: 'y', default: false },
        lang: { type: 'string', default: 'en' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    lang = languageNamed(values.lang);
    const t = translator(lang);
    if (values.help) {
      output.write(`${t('tidy.help', { returnObjects: true }).join('\n')}\n`);
      return 0;
    }
    const url = projectOf(values.url, environment);
    const files = contentFiles(
      url,
      writeAccess(url, environment),
      environment.HANDOUTS_BUCKET || defaultHandoutsBucket,
    );
    const { unused, expired } = await files.unused();
    const counts = (key: 'unused' | 'moved' | 'expired' | 'removed', count: number) =>
      output.write(`${t(`tidy.${key}`, { files: t('counts.files', { count }) })}\n`);
    if (!values.yes) {
      const rows = unused.map(({ from }) => [from]);
      if (rows.length > 0) {
        const { width } = layout(output, environment);
        output.write(`${renderTable([t('import.file')], rows, width).join('\n')}\n\n`);
      }
      counts('unused', unused.length);
      counts('expired', expired.length);
      return unused.length + expired.length === 0 ? 0 : 1;
    }
    await files.move(unused);
    counts('moved', unused.length);
    if (expired.length > 0) counts('removed', await files.remove(expired));
    return 0;
  } catch (error) {
    errors.write(`${sentence(error, lang)}\n`);
    return 2;
  }
}
