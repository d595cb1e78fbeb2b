import { definePreloadBuild } from 'shared/build';

export default definePreloadBuild({ source: { entry: { preload: './preload/main.ts' } } });
