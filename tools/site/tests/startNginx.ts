import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { remoteNames } from 'shared/contract';
import { brotliConfig, nginxConfig } from '../../hosting/nginxConfig.ts';
import { nginxModules } from '../../system/ensureNginx.ts';
import type { ServedSite } from '../serveSite.ts';

export interface RunningNginx {
  /** The folder of its configuration, logs and cache. */
  home: string;
  stop: () => Promise<void>;
}

interface NginxOptions {
  /** Where the renderer listens; without it, pages are the published files. */
  renderer?: string;
  /** Proves to the functions that visitors' addresses come from the edge. */
  edgeSecret?: string;
  /** How long the edge's responses are fresh. */
  freshSeconds?: number;
  /** Loads the brotli module; without it, nginx has no module that is not built in. */
  brotli?: boolean;
}

/**
 * Serves a published site with the hosting kit's configuration, on the addresses of its local servers,
 * which must be stopped.
 */
export async function startNginx(
  { folder, origins, config }: ServedSite,
  { renderer, edgeSecret = 'none', freshSeconds = 60, brotli = true }: NginxOptions = {},
): Promise<RunningNginx> {
  const home = mkdtempSync(`${folder}/nginx-`);
  const served = (name: 'shell' | (typeof remoteNames)[number]) => ({
    folder: `${folder}/${name}`,
    url: origins.get(name) ?? '',
  });
  const file = `${home}/nginx.conf`;
  const secretFile = `${home}/edge-secret.conf`;
  writeFileSync(secretFile, `set $edge_secret ${edgeSecret};\n`);
  writeFileSync(
    file,
    [
      ...(brotli && existsSync(nginxModules) ? [`include ${nginxModules}/*.conf;`] : []),
      'daemon off; worker_processes 1; error_log stderr;',
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      `pid ${home}/pid;`,
      'events {}',
      'http {',
      // What Debian's nginx.conf says before it includes the kit's file.
      'sendfile on; tcp_nopush on; types_hash_max_size 2048;',
      'include /etc/nginx/mime.types; default_type application/octet-stream;',
      'ssl_protocols TLSv1.2 TLSv1.3; ssl_prefer_server_ciphers on;',
      `access_log ${home}/stock.log; gzip on;`,
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${home}/${name};`,
      ),
      nginxConfig({
        shell: served('shell'),
        sections: remoteNames.map(served),
        config,
        edge: { cache: `${home}/backend`, secretFile, freshSeconds },
        logs: home,
        ...(renderer ? { renderer: { address: renderer, cache: `${home}/cache` } } : {}),
      }),
      ...(brotli ? [brotliConfig()] : []),
      '}',
    ].join('\n'),
  );
  // Throws what is wrong with the configuration, or that there is no nginx.
  execFileSync('nginx', ['-t', '-q', '-c', file], { stdio: 'pipe' });
  const nginx = spawn('nginx', ['-c', file], { stdio: 'inherit' });
  const exited = once(nginx, 'exit');
  // Of another server that has taken one of the ports, an answer says nothing.
  const url = `${origins.get('shell')}/registry.json`;
  const answers = async () => (await fetch(url).catch(() => undefined))?.ok;
  while (nginx.exitCode === null && !(await answers())) await wait(50);
  if (nginx.exitCode !== null) throw new Error(`nginx ended with code ${nginx.exitCode}.`);
  return {
    home,
    stop: async () => {
      nginx.kill('SIGQUIT');
      await exited;
    },
  };
}
