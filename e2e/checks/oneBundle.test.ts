import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { remoteNames } from 'shared/contract';
import { expect, it } from 'vitest';
import { root } from '../../tools/paths.ts';

// With what federation is compared must not fall behind: the bench alone would tell, and is run seldom.
it('builds the same sources as one site without federation', () => {
  const program = `${root}bench/speed/sites/single/build.ts`;
  const tsx = import.meta.resolve('tsx');
  execFileSync(process.execPath, ['--import', tsx, program], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const folder = `${root}.local/bench/single/shell/dist/static`;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const textOf = (ending: string) =>
    files
      .filter((name) => name.endsWith(ending))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
      .join('\n');
  const styles = textOf('.css');
  for (const remote of remoteNames) expect(styles).toMatch(new RegExp(`\\[data-mf=["']?${remote}`));
  expect(textOf('.js').match(/remoteEntry|__FEDERATION__|registry\.json/g) ?? []).toEqual([]);
}, 120_000);
