import { afterEach, beforeEach, expect, it } from 'vitest';
import { released } from '../registry/entryTransitions.ts';
import { entryPath } from '../registry/ownEntry.ts';
import { overwrite } from '../registry/target/overwrite.ts';
import { readEntry } from '../registry/updateRegistry.ts';
import { composeRegistry } from './composeRegistry.ts';
import { TestDeployment } from './testDeployment.ts';

let deployment: TestDeployment;
beforeEach(() => {
  deployment = new TestDeployment();
});
afterEach(() => deployment.remove());

async function writeEntry(version: string): Promise<void> {
  const entry = released(undefined, await deployment.upload(version));
  const { target } = deployment.filesOf();
  await overwrite(target, entryPath('guides'), Buffer.from(JSON.stringify(entry)));
}

const compose = (registry = deployment.registry) => {
  const { site, registryIsReadOnly, readConfig, filesOf } = deployment;
  return composeRegistry({
    deployment: { site, registryIsReadOnly, readConfig, filesOf, registry },
    remotes: ['guides'],
  });
};

// A composer that had read the entry before would bring back the version that was just replaced.
it.each(['read', 'write'] as const)(
  'keeps the newer entry when another composer is faster before its %s of the registry',
  async (step) => {
    await writeEntry('1');
    await compose();
    await writeEntry('2');
    const { registry } = deployment;
    let isFirst = true;
    const other = async () => {
      if (!isFirst) return;
      isFirst = false;
      await writeEntry('3');
      await compose();
    };
    await compose({
      ...registry,
      [step]: async (...args: [string, Buffer, string | undefined]) => {
        await other();
        return registry[step](...args);
      },
    });
    expect((await readEntry(registry, 'guides')).version).toBe('3');
  },
);
