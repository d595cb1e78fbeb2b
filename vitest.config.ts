import { defineConfig } from 'vitest/config';

/** Unit tests stand beside what they test; the backend's and the journeys' have their own runners. */
export default defineConfig({
  test: {
    include: ['{shared,shell,mf-*}/{src,local}/**/*.test.ts', 'e2e/checks/*.test.ts'],
    environment: 'node',
    restoreMocks: true,
  },
});
