import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectHost } from './projectAddress.ts';

const repository = path.resolve(import.meta.dirname, '../../..');

/**
 * Fills the folder in which the commands of `docs/hosting.md` run: a copy of the project, because linking it
 * leaves files in `supabase/.temp`, and a profile that leads the CLI to the mock of the Management API.
 */
export function prepareGuideHome(home: string, apiUrl: string): void {
  const folders = ['config.toml', 'migrations', 'seed', 'functions', 'snippets'];
  for (const name of [...folders.map((name) => `supabase/${name}`), 'shared/src/search']) {
    cpSync(path.join(repository, name), path.join(home, name), {
      recursive: true,
      filter: (source) => !source.includes('node_modules'),
    });
  }
  const config = { association: 'Linea', url: 'https://example.org' };
  writeFileSync(path.join(home, 'config.json'), JSON.stringify(config));
  mkdirSync(path.join(home, 'bin'));
  const cli = path.join(repository, 'node_modules/.bin/supabase');
  writeFileSync(path.join(home, 'bin/npx'), `#!/bin/sh\nshift\nexec "${cli}" "$@"\n`, {
    mode: 0o755,
  });
  const profile = {
    name: 'dummy',
    api_url: apiUrl,
    dashboard_url: apiUrl,
    docs_url: apiUrl,
    project_host: projectHost,
  };
  // JSON is YAML.
  writeFileSync(path.join(home, 'profile.yaml'), JSON.stringify(profile));
}
