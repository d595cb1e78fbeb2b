import { defineConfig } from 'vitest/config';

/** What the server of npm cannot do: it has neither plpgsql_check, nor `psql` and `pg_dump` of its version. */
const onSystemOnly = ['stack/tests/lint.test.ts', 'stack/tests/hostingGuide.test.ts'];
const tests = ['stack/tests/**/*.test.ts'];

/** npm has servers for these alone. */
const hasNewest = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch);

/** `npm test stack`: two real PostgreSQL, the system's and the newest of npm, and the real Supabase CLI. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    hookTimeout: 120_000,
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'system', include: tests, globalSetup: ['stack/tests/globalSetup.ts'] },
      },
      ...(hasNewest
        ? [
            {
              extends: true as const,
              test: {
                name: 'newest',
                include: tests,
                exclude: onSystemOnly,
                globalSetup: ['stack/tests/newestSetup.ts'],
              },
            },
          ]
        : []),
    ],
  },
});
