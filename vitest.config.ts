import { defineConfig } from 'vitest/config';

/** These start programs, servers and threads of their own, which change what is global in their process. */
const programs = [
  'e2e/checks/*.test.ts',
  'shell/server/pool.test.ts',
  'shell/server/renderSections.test.ts',
  'shell/server/sectionProcess.test.ts',
  'shell/server/shellPools.test.ts',
  'tools/compose/main.test.ts',
  'tools/hosting/securityHeaders.test.ts',
  'tools/registry/target/bucketTarget.test.ts',
  'tools/release/accessByTeam.test.ts',
  'tools/release/checks/mistakes.test.ts',
];

/**
 * Programs and threads have deadlines of their own, which another program on the machine can make them miss. A
 * defect fails twice.
 */
const onBusyMachine = { retry: 1 };

/** Unit tests stand beside what they test; the backend's and the journeys' have their own runners. */
export default defineConfig({
  test: {
    environment: 'node',
    restoreMocks: true,
    // Property tests try thousands of inputs, also on a machine that is busy with something else.
    testTimeout: 60_000,
    // By default Vitest leaves one core free: with two cores, files would run one after the other.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'modules',
          include: [
            '{shared,shell,mf-*}/{bootstrap,src,preload,server}/**/*.test.ts',
            'tools/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: [...programs, '**/node_modules/**'],
          // No file changes a global: React, zod and the DOM are loaded once per worker.
          isolate: false,
        },
      },
      { extends: true, test: { ...onBusyMachine, name: 'programs', include: programs } },
      // Only where nginx is: `pnpm --filter e2e nginx`.
      {
        extends: true,
        test: { ...onBusyMachine, name: 'nginx', include: ['e2e/hosting/*.test.ts'] },
      },
    ],
  },
});
