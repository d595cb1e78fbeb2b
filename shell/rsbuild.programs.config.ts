import { defineProgramBuilds } from 'shared/build';

export default defineProgramBuilds({
  preload: './preload/main.ts',
  server: './server/main.ts',
  'service-worker': './service-worker/main.ts',
});
