import { command } from './command.ts';

/** `pnpm content:import <folder>`: see `command.ts`. */
process.exitCode = await command({
  args: process.argv.slice(2),
  environment: process.env,
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
});
