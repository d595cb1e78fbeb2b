import { afterEach, beforeEach, expect, it } from 'vitest';
import { prune } from './prune.ts';
import { previewDays } from './section.ts';
import { TestDeployment } from './tests/testDeployment.ts';

let deployment: TestDeployment;
beforeEach(() => {
  deployment = new TestDeployment();
});
afterEach(() => deployment.remove());

const lines: string[] = [];
const pruneIn = (name: 'guides' | 'shell', days: number) =>
  prune(deployment.artefact(name), {
    days: 30,
    now: new Date(Date.now() + days * 24 * 60 * 60 * 1000),
    log: (line) => lines.push(line),
  });

it.each([
  ['guides', 'remoteEntry.js'],
  ['shell', 'index.html'],
] as const)('removes versions of %s that nothing names', async (name, file) => {
  for (let version = 0; version < 14; version += 1) await deployment.publish(name, `v${version}`);
  const { target } = deployment.artefact(name);
  const versions = async () =>
    (await target.list(`${name}/`)).filter(({ path }) => path.endsWith(`/${file}`)).length;
  await pruneIn(name, 0);
  expect(await versions()).toBe(14);
  await pruneIn(name, 31);
  // The live version, the previous one, and ten before.
  expect(await versions()).toBe(12);
  expect(lines.join('\n')).toContain(`removed ${name}/v0`);
});

it('removes the assets that only removed versions of the shell had', async () => {
  const { registry } = deployment;
  const common = 'static/js/common.js';
  for (const path of [common, 'static/js/gone.js', 'static/sections/x.css']) {
    await registry.write(path, Buffer.from('x'), undefined);
  }
  await deployment.publish('shell', '1');
  const path = 'shell/1/shell.json';
  const stored = await registry.read(path);
  const record = JSON.parse(stored?.body.toString() ?? '');
  const { integrity } = record.files[0];
  record.files.push({ path: common, bytes: 1, integrity });
  await registry.write(path, Buffer.from(JSON.stringify(record)), stored?.tag);
  await pruneIn('shell', 29);
  expect(await registry.read('static/js/gone.js')).toBeDefined();
  await pruneIn('shell', 31);
  const paths = (await registry.list('static/')).map((file) => file.path);
  expect(paths.sort()).toEqual([common, 'static/sections/x.css']);
});

it('removes previews after two weeks, and nothing else', async () => {
  await deployment.publish('guides', '1');
  const { target } = deployment.artefact();
  for (const name of ['remoteEntry.js', 'static/js/pages.js', 'release.json']) {
    await target.write(`guides/preview/2/${name}`, Buffer.from(name), undefined);
  }
  const previews = async (days: number) => {
    await pruneIn('guides', days);
    return (await target.list('guides/preview/')).length;
  };
  expect(await previews(previewDays - 1)).toBe(3);
  expect(await previews(previewDays + 1)).toBe(0);
  expect(await target.read('guides/1/remoteEntry.js')).toBeDefined();
});
