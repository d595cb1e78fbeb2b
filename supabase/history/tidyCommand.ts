import { parseArgs } from 'node:util';
import { renderTable } from '../content/report/renderTable.ts';
import { commonOptions, type ExitCode, runCommand } from '../content/runCommand.ts';
import { layout, type Terminal } from '../content/terminal.ts';
import { contentFiles } from './contentFiles.ts';

const options = { ...commonOptions, yes: { type: 'boolean', short: 'y', default: false } } as const;

/** Runs `content:tidy`. @returns 1 when files were only listed. */
export function tidyCommand(terminal: Terminal): Promise<ExitCode> {
  const { environment, output } = terminal;
  const parse = (args: string[]) => parseArgs({ args, options });
  return runCommand(terminal, 'tidy.help', parse, async ({ values, t, project }) => {
    const files = contentFiles(project());
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
  });
}
