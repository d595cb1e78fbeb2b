import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { remoteNames } from 'shared/contract';
import { routePaths } from '../../shell/src/composition.ts';
import { buildOne } from '../build/build.ts';
import { runProgram } from '../program.ts';
import { readDeployment } from '../release/deployment.ts';
import { sectionHeadersFile, shellHeadersFile, shellRedirects } from './headersFiles.ts';
import { nginxConfig } from './nginxConfig.ts';
import { writeRendererFolder } from './rendererFolder.ts';
import { rendererUnit } from './rendererUnit.ts';

/**
 * `pnpm --filter tools hosting <folder>`: writes the host configuration of one installation: `_headers`
 * and `_redirects` for Cloudflare Pages and Netlify, and an nginx configuration that serves `<root>/shell`,
 * `<root>/guides`, … With `--renderer 3010`, nginx asks the renderer on that port for pages, and the folder
 * gets the renderer as well, with its systemd unit and its Containerfile. `--brotli` is for an nginx with that
 * module (Debian: `libnginx-mod-http-brotli-filter`).
 */
await runProgram(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      deployment: { type: 'string' },
      renderer: { type: 'string' },
      brotli: { type: 'boolean', default: false },
      root: { type: 'string', default: '/srv' },
    },
  });
  const [folder] = positionals;
  if (!folder) {
    throw new Error('Into which folder? pnpm --filter tools hosting <folder> --deployment <file>');
  }
  const { root, renderer: port, brotli } = values;
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
      shell: { folder: `${root}/shell`, url: deployment.site },
      sections: remoteNames.map((remote) => ({
        folder: `${root}/${remote}`,
        url: deployment.filesOf(remote).url,
      })),
      backend,
      brotli,
      ...(port
        ? { renderer: { address: `127.0.0.1:${port}`, cache: '/var/cache/nginx-pages' } }
        : {}),
    }),
  );
  if (port) {
    writeRendererFolder(`${into}/renderer`, await buildOne('shell', console.log));
    writeFileSync(`${into}/renderer.service`, rendererUnit({ root, port }));
  }
  const rendererFiles = port ? ', renderer and renderer.service' : '';
  console.log(
    `shell/_headers, shell/_redirects, section/_headers, nginx.conf${rendererFiles}: ${into}`,
  );
});
