import type { Terminal } from '../content/terminal.ts';

/** Runs a command: its exit code, its report, its errors and progress, and both as they come. */
export async function runCommand(
  command: (terminal: Terminal) => Promise<number>,
  args: readonly string[],
  environment: Terminal['environment'] = {},
) {
  const printed = { report: '', errors: '', output: '' };
  const to = (name: 'report' | 'errors') => ({
    write: (text: string) => {
      printed[name] += text;
      printed.output += text;
    },
  });
  const output = to('report');
  const code = await command({ args, environment, output, errors: to('errors') });
  return { code, ...printed };
}
