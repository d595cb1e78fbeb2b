import { defineProgramBuilds } from 'shared/build';

export default defineProgramBuilds({
  preload: { preload: './preload/main.ts' },
  server: {
    prerender: './server/prerender.ts',
    renderer: './server/main.ts',
    server: './server/serverFile.ts',
  },
  'service-worker': { worker: './service-worker/main.ts' },
});
