import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { remoteNames } from 'shared/contract';
import { routePaths } from '../../shell/src/routePaths.ts';
import { buildOne } from '../build/build.ts';
import { readDeployment } from '../deployment.ts';
import { runProgram } from '../program.ts';
import { projectBehindEdge } from './edge.ts';
import {
  edgeRedirects,
  sectionHeadersFile,
  shellHeadersFile,
  shellRedirects,
} from './headersFiles.ts';
import { brotliConfig, nginxConfig } from './nginxConfig.ts';
import { rendererUnit, writeRendererFolder } from './rendererFolder.ts';

/**
 * `pnpm --filter tools hosting <folder>`: writes the host configuration of one installation: `_headers`
 * and `_redirects` for Cloudflare Pages and Netlify, and an nginx configuration that serves `<root>/shell`,
 * `<root>/guides`, …, with what it needs for brotli in a file of its own. With `--renderer 3010`, nginx asks
 * the renderer on that port for pages, and the folder gets the renderer as well, with its systemd unit and its
 * Containerfile. Where the configuration names a project behind the site's edge, nginx and Netlify answer for it.
 */
await runProgram(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      deployment: { type: 'string' },
      renderer: { type: 'string' },
      root: { type: 'string', default: '/srv' },
    },
  });
  const [folder] = positionals;
  if (!folder) {
    throw new Error('Into which folder? pnpm --filter tools hosting <folder> --deployment <file>');
  }
  const { root, renderer: port } = values;
  const deployment = readDeployment(values.deployment);
  const config = deployment.readConfig();
  const project = projectBehindEdge(config);
  const origins = remoteNames.map((remote) => new URL(deployment.filesOf(remote).url).origin);
  const sections = [...new Set(origins)];

  const into = resolve(process.env.INIT_CWD ?? '.', folder);
  const files: Record<string, string> = {
    'shell/_headers': shellHeadersFile(sections, config),
    'shell/_redirects': shellRedirects(routePaths, [], project ? edgeRedirects(project) : []),
    'section/_headers': sectionHeadersFile(),
    'nginx.conf': nginxConfig({
      shell: { folder: `${root}/shell`, url: deployment.site },
      sections: remoteNames.map((remote) => ({
        folder: `${root}/${remote}`,
        url: deployment.filesOf(remote).url,
      })),
      config,
      edge: { cache: '/var/cache/nginx-backend' },
      ...(port && {
        renderer: { address: `127.0.0.1:${port}`, cache: '/var/cache/nginx-pages' },
      }),
    }),
    'nginx-brotli.conf': brotliConfig(),
    ...(port && { 'renderer.service': rendererUnit(root, port) }),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(`${into}/${name}`), { recursive: true });
    writeFileSync(`${into}/${name}`, text);
  }
  if (port) writeRendererFolder(`${into}/renderer`, await buildOne('shell', console.log));
  const written = [...Object.keys(files), ...(port ? ['renderer'] : [])];
  console.log(`${written.join(', ')}: ${into}`);
});
