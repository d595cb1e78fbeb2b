// `npm start`: installs dependencies if needed, then runs the site.
import { ensureInstalled, run } from './install.mjs';

ensureInstalled();
await run('tools/site/start.ts', process.argv.slice(2));
