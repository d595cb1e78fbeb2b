import type { RsbuildPlugin } from '@rsbuild/core';

const core = /runtime-core[\\/]dist[\\/]core\.js$/;
const always = 'USE_REMOTE ? new SnapshotHandler(';
const withPlugin = 'USE_REMOTE && USE_SNAPSHOT ? new SnapshotHandler(';

/**
 * Leaves Module Federation's handler of snapshots out of the build, as its own setting leaves out the
 * plugin for them (`disableSnapshot`). Who else asks it, we never call: `preloadRemote`, and registering
 * by force.
 */
export const withoutSnapshots: RsbuildPlugin = {
  name: 'without-snapshots',
  setup(api) {
    api.transform({ test: core }, ({ code }) => {
      if (!code.includes(always)) throw new Error(`Module Federation does not say "${always}".`);
      return code.replace(always, withPlugin);
    });
  },
};
