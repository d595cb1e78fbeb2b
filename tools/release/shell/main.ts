import { runProgram } from '../../program.ts';
import { runReleaseCommand } from '../runCommand.ts';
import { shellCommands } from './shellCommands.ts';

/** `pnpm release` and its like in the shell's folder; sections have `linea`. */
await runProgram(() => runReleaseCommand('shell', shellCommands, process.argv.slice(2)));
