import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { remoteNames } from 'shared/contract';
import { expect, it } from 'vitest';
import { root } from '../../../tools/paths.ts';

// A change of the shell can break this build, and the bench runs too seldom to notice.
it('builds the same sources as one site without federation', () => {
  const program = `${root}bench/sites/oneBundle/build.ts`;
  const tsx = import.meta.resolve('tsx');
  execFileSync(process.execPath, ['--import', tsx, program], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const folder = `${root}.local/bench/one-bundle/dist/static`;
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
