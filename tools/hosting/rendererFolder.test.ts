import { expect, it } from 'vitest';
import { rendererUnit } from './rendererFolder.ts';

const unit = rendererUnit('/srv', '3010');
const values = (key: string) =>
  unit
    .split('\n')
    .flatMap((line) => (line.startsWith(`${key}=`) ? [line.slice(key.length + 1)] : []));

it('gives the renderer no secret, and nothing to write to', () => {
  expect(values('Environment')).toEqual(['NODE_ENV=production SITE_FOLDER=/srv/shell PORT=3010']);
  expect(unit).not.toMatch(
    /EnvironmentFile|Credential|PassEnvironment|ReadWritePaths|StateDirectory/,
  );
  expect(values('BindReadOnlyPaths')).toEqual(['/srv/renderer /srv/shell']);
  for (const key of ['DynamicUser', 'NoNewPrivileges', 'ProtectHome']) {
    expect(values(key), key).toEqual(['yes']);
  }
  expect(values('ProtectSystem')).toEqual(['strict']);
  expect(values('CapabilityBoundingSet')).toEqual(['']);
  // The metadata service of a cloud machine gives out keys.
  expect(values('IPAddressDeny')[0]).toContain('link-local');
});

it('bounds its memory', () => {
  expect(values('MemoryMax')).toHaveLength(1);
});
