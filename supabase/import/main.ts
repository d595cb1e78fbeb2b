import { processTerminal } from '../content/terminal.ts';
import { command } from './command.ts';

/** `pnpm content:import <folder>`: see `command.ts`. */
process.exitCode = await command(processTerminal);
