import { command } from './command.ts';

/** `pnpm content:move <course> <course>`: see `command.ts`. */
process.exitCode = await command({
  args: process.argv.slice(2),
  environment: process.env,
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
});
