import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { remoteNames } from 'shared/contract';
import { routePaths } from '../../shell/src/composition.ts';
import { readDeployment } from '../release/deployment.ts';
import { sectionHeadersFile, shellHeadersFile, shellRedirects } from './headersFiles.ts';
import { nginxConfig } from './nginxConfig.ts';

/**
 * `pnpm --filter tools hosting <folder>`: writes the host configuration of one installation: `_headers`
 * and `_redirects` for Cloudflare Pages and Netlify, and an nginx configuration that serves `<root>/shell`,
 * `<root>/guides`, …
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { deployment: { type: 'string' }, root: { type: 'string', default: '/srv' } },
});
const [folder] = positionals;
if (!folder) {
  console.error('Into which folder? pnpm --filter tools hosting <folder> --deployment <file>');
  process.exit(1);
}
const deployment = readDeployment(values.deployment);
const backend = new URL(deployment.readConfig().supabase.url).origin;
const origins = remoteNames.map((remote) => new URL(deployment.filesOf(remote).url).origin);
const sections = [...new Set(origins)];

const into = resolve(process.env.INIT_CWD ?? '.', folder);
for (const name of ['shell', 'section']) mkdirSync(`${into}/${name}`, { recursive: true });
writeFileSync(`${into}/shell/_headers`, shellHeadersFile(sections, backend));
writeFileSync(`${into}/shell/_redirects`, shellRedirects(routePaths));
writeFileSync(`${into}/section/_headers`, sectionHeadersFile());
writeFileSync(
  `${into}/nginx.conf`,
  nginxConfig({
    shell: { folder: `${values.root}/shell`, url: deployment.site },
    sections: remoteNames.map((remote) => ({
      folder: `${values.root}/${remote}`,
      url: deployment.filesOf(remote).url,
    })),
    backend,
  }),
);
console.log(`shell/_headers, shell/_redirects, section/_headers and nginx.conf are in ${into}`);
