import { defineWorkerBuild } from 'shared/build';

export default defineWorkerBuild({ source: { entry: { worker: './worker/main.ts' } } });
