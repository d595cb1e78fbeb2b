import { defineConfig } from 'vitest/config';

/** Unit tests stand beside what they test; the backend's and the journeys' have their own runners. */
export default defineConfig({
  test: {
    include: [
      '{shared,shell,mf-*}/{src,local,release,hosting}/**/*.test.ts',
      'e2e/checks/*.test.ts',
    ],
    environment: 'node',
    restoreMocks: true,
    // Property tests try thousands of inputs, also on a machine that is busy with something else.
    testTimeout: 60_000,
  },
});
