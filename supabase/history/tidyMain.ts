import { tidyCommand } from './tidyCommand.ts';

/** `pnpm content:tidy`: see `tidyCommand.ts`. */
process.exitCode = await tidyCommand({
  args: process.argv.slice(2),
  environment: process.env,
  output: process.stdout,
  errors: process.stderr,
});
