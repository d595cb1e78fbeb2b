import { processTerminal } from '../content/terminal.ts';
import { command } from './command.ts';

/** `pnpm content:history` and `pnpm content:restore <change>`: see `command.ts`. */
process.exitCode = await command(processTerminal);
