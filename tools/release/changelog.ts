import { execFileSync } from 'node:child_process';
import { remoteNames } from 'shared/contract';
import { root } from '../paths.ts';

/**
 * `pnpm changelog`: writes `CHANGELOG.md` of every deployable package from the Conventional Commits
 * that changed its folder. `pnpm changelog mf-guides` writes that package's only.
 */
const packages = ['shell', ...remoteNames.map((remote) => `mf-${remote}`)];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !packages.includes(name));
if (unknown.length > 0) {
  console.error(`No deployable package is called ${unknown.join(', ')}: ${packages.join(', ')}.`);
  process.exit(1);
}
for (const name of wanted.length > 0 ? wanted : packages) {
  const options = ['--include-path', `${name}/**`, '--output', `${name}/CHANGELOG.md`];
  execFileSync('npx', ['--yes', 'git-cliff@2.14.2', ...options], { cwd: root, stdio: 'inherit' });
  console.log(`wrote ${name}/CHANGELOG.md`);
}
