import { processTerminal } from '../content/terminal.ts';
import { tidyCommand } from './tidyCommand.ts';

/** `pnpm content:tidy`: see `tidyCommand.ts`. */
process.exitCode = await tidyCommand(processTerminal);
