// `npm test`: installs what is missing, then runs every check.
import { ensureInstalled, run } from '../shell/local/install.mjs';

ensureInstalled();
await run('e2e/test.ts', process.argv.slice(2));
