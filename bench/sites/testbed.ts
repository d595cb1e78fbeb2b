import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { generate } from 'selfsigned';
import { extractPendingPdfs } from '../../supabase/local/pdfs/extractPendingPdfs.ts';
import { type Built, buildAll } from '../../tools/build/build.ts';
import { root } from '../../tools/paths.ts';
import { runProcess } from '../../tools/site/childProcess.ts';
import { freePorts } from '../../tools/site/freePorts.ts';
import { serve } from '../../tools/site/serve.ts';
import type { BackendReady } from '../../tools/site/site.ts';
import { openBrowser } from '../browser.ts';
import { openReverseProxy, type ProxiedResponse, type ReverseProxy } from './reverseProxy.ts';

/** Everything that a run serves; `withTestbed` stops it. */
export interface Testbed {
  browser: Browser;
  /** A temporary folder of this run. */
  folder: string;
  /** The production builds of shell and remotes. */
  built: () => Promise<readonly Built[]>;
  openProxy: () => Promise<ReverseProxy>;
  /** Is called with every response of every proxy. */
  onResponse: (listener: (response: ProxiedResponse) => void) => void;
  /** Serves a published folder behind a proxy. */
  serveFolder: (
    proxy: ReverseProxy,
    folder: string,
    kind: 'shell' | 'remote',
    backendUrl: string,
    rewriteHeader?: Parameters<ReverseProxy['setUpstream']>[1],
  ) => Promise<void>;
  /**
   * Starts the backend behind a proxy, with the text of all PDFs read.
   *
   * @param installation A folder with `migrations` and `seed` in place of the project's own.
   */
  startBackend: (installation?: string) => Promise<BackendReady>;
}

/** A backend with 100,000 handouts takes minutes to start. */
const backendStartTimeoutMs = 600_000;

/**
 * Runs a scenario with a testbed and a browser that trusts it, and stops both afterwards.
 *
 * @param browserArguments For Chromium, in addition to the default ones.
 */
export async function withTestbed<Result>(
  run: (testbed: Testbed) => Promise<Result>,
  browserArguments: readonly string[] = [],
): Promise<Result> {
  const certificate = await createCertificate();
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const stops: (() => unknown)[] = [];
  let listener: (response: ProxiedResponse) => void = () => {};
  let built: Promise<readonly Built[]> | undefined;

  const openProxy = async () => {
    const proxy = await openReverseProxy(certificate, (response) => listener(response));
    stops.push(proxy.stop);
    return proxy;
  };
  try {
    const browser = await openBrowser([
      `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`,
      ...browserArguments,
    ]);
    stops.push(() => browser.close());
    return await run({
      browser,
      folder,
      openProxy,
      built: () => {
        built ??= buildAll(console.log);
        return built;
      },
      onResponse: (newListener) => {
        listener = newListener;
      },
      serveFolder: async (proxy, published, kind, backend, rewriteHeader) => {
        const [port = 0] = await freePorts(1);
        const server = await serve({ folder: published, port, kind, backend });
        stops.push(() => server.close());
        proxy.setUpstream(`http://localhost:${port}`, rewriteHeader);
      },
      startBackend: async (installation) => {
        const proxy = await openProxy();
        const backend = await runProcess<BackendReady>({
          name: 'The backend',
          program: `${root}supabase/local/main.ts`,
          env: {
            PORT_BACKEND: '0',
            BACKEND_PUBLIC_URL: proxy.url,
            ...(installation ? { BACKEND_INSTALLATION: installation } : {}),
            ASSISTANT_QUESTIONS_PER_VISITOR: '100000',
          },
          timeoutMs: backendStartTimeoutMs,
        });
        stops.push(backend.stop);
        proxy.setUpstream(backend.ready.url);
        // The first eighty visits would otherwise have a few files read each.
        await extractPendingPdfs(backend.ready.url);
        return { ...backend.ready, url: proxy.url };
      },
    });
  } finally {
    await Promise.allSettled(stops.map(async (stop) => stop()));
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Chromium caches responses only from a certificate that it trusts, hence the fingerprint. */
async function createCertificate() {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, fingerprint: createHash('sha256').update(publicKey).digest('base64') };
}
