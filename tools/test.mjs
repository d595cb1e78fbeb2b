// `npm test`: installs dependencies if needed, then runs every check.
import { ensureInstalled, run } from './install.mjs';

ensureInstalled();
await run('tools/test/test.ts', process.argv.slice(2));
