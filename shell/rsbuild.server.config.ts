import { defineServerBuild } from 'shared/build';

export default defineServerBuild({ source: { entry: { main: './server/main.ts' } } });
