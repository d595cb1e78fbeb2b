import { defineConfig } from 'vitest/config';

/** `npm test stack`: a real PostgreSQL and the real Supabase CLI. */
export default defineConfig({
  test: {
    include: ['stack/tests/**/*.test.ts'],
    globalSetup: ['stack/globalSetup.ts'],
    maxWorkers: 2,
    hookTimeout: 120_000,
    testTimeout: 60_000,
  },
});
