import { processTerminal } from '../content/terminal.ts';
import { command } from './command.ts';

/** `pnpm content:move <course> <course>`: see `command.ts`. */
process.exitCode = await command(processTerminal);
