import { command } from './command.ts';
import { processTerminal } from './terminal.ts';

/** `pnpm content:check`: see `command.ts`. */
process.exitCode = await command(processTerminal);
