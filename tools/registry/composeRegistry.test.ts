import { afterEach, beforeEach, expect, it } from 'vitest';
import { publishedVersion, TestDeployment } from '../release/tests/testDeployment.ts';
import { composeRegistry, readRegistry } from './composeRegistry.ts';
import { sectionEntryPath } from './entries.ts';
import { released } from './entryTransitions.ts';
import { overwrite } from './updateFile.ts';

let deployment: TestDeployment;
beforeEach(() => {
  deployment = new TestDeployment();
});
afterEach(() => deployment.remove());

async function writeEntry(version: string): Promise<void> {
  const entry = released(undefined, publishedVersion(version));
  const { target } = deployment.filesOf('guides');
  await overwrite(target, sectionEntryPath('guides'), Buffer.from(JSON.stringify(entry)));
}

const compose = (registry = deployment.registry) => {
  const { site, registryIsReadOnly, readConfig, filesOf } = deployment;
  return composeRegistry({ site, registryIsReadOnly, readConfig, filesOf, registry });
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
    const { remotes } = await readRegistry(registry);
    expect(remotes.get('guides')?.version).toBe('3');
  },
);
