import { defineWorkerBuild } from 'shared/build';

export default defineWorkerBuild({ source: { entry: { worker: './service-worker/main.ts' } } });
