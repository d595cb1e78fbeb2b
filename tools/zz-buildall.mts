import { buildAll } from '/work/wt/sections/tools/build/build.ts';
await buildAll(console.log);
