import { defineProgramBuilds } from 'shared/build';

export default defineProgramBuilds({
  preload: './preload/main.ts',
  server: {
    prerender: './server/prerender.ts',
    renderer: './server/main.ts',
    worker: './server/worker.ts',
  },
  'service-worker': './service-worker/main.ts',
});
