import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { generate } from 'selfsigned';
import type { SiteConfig } from 'shared/config';
import { extractPendingPdfs } from '../../supabase/local/pdfs/extractPendingPdfs.ts';
import { ensureChromium } from '../../tools/browser/ensureChromium.ts';
import { launchArguments } from '../../tools/browser/launchArguments.ts';
import { type Built, buildAll } from '../../tools/build/build.ts';
import { root } from '../../tools/paths.ts';
import { runProcess } from '../../tools/site/childProcess.ts';
import { freePorts } from '../../tools/site/freePorts.ts';
import { serve } from '../../tools/site/serve.ts';
import { type BackendReady, startRenderer } from '../../tools/site/site.ts';
import { environment, type Report, type Section } from '../report/section.ts';
import {
  openReverseProxy,
  type ProxiedResponse,
  type ReverseProxy,
  type RewriteHeader,
} from './reverseProxy.ts';

/** Everything that a run serves; `withTestbed` stops it. */
export interface Testbed {
  browser: Browser;
  /** A temporary folder of this run. */
  folder: string;
  /** The production builds of shell and remotes. */
  built: readonly Built[];
  openProxy: () => Promise<ReverseProxy>;
  /** Is called with every response of every proxy. */
  onResponse: (listener: (response: ProxiedResponse) => void) => void;
  /** Serves a published folder behind a proxy. */
  serveFolder: (proxy: ReverseProxy, folder: string, options: FolderOptions) => Promise<void>;
  /**
   * Starts the backend behind a proxy, with the text of all PDFs read.
   *
   * @param installation A folder with `migrations` and `seed` in place of the project's own.
   */
  startBackend: (installation?: string) => Promise<BackendReady>;
  /** Runs a measurement; if it fails, the section says so, and the run goes on. */
  attempt: (what: string, measure: () => Promise<void>) => Promise<void>;
}

interface FolderOptions {
  /** The shell's. */
  config?: SiteConfig;
  rewriteHeader?: RewriteHeader;
  /** Whether pages come from a renderer, each rendered once. */
  isRendered?: boolean;
}

/** A backend with 100,000 handouts takes minutes to start. */
const backendStartTimeoutMs = 600_000;

/**
 * Runs a scenario with a testbed and a browser that trusts it, and stops both afterwards.
 *
 * @param browserArguments For Chromium, in addition to the default ones.
 */
export async function withTestbed(
  run: (testbed: Testbed) => Promise<Report>,
  browserArguments: readonly string[] = [],
): Promise<Section> {
  const certificate = await createCertificate();
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const trust = `${folder}/certificate.pem`;
  writeFileSync(trust, certificate.cert);
  const stops: (() => unknown)[] = [];
  const failures: string[] = [];
  let listener: (response: ProxiedResponse) => void = () => {};

  const openProxy = async () => {
    const proxy = await openReverseProxy(certificate, (response) => listener(response));
    stops.push(proxy.stop);
    return proxy;
  };
  try {
    const trustArgument = `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`;
    const browser = await chromium.launch({
      args: [...launchArguments, trustArgument, ...browserArguments],
      executablePath: await ensureChromium(console.log),
    });
    stops.push(() => browser.close());
    const { method, ...report } = await run({
      browser,
      folder,
      openProxy,
      built: await buildAll(console.log),
      onResponse: (newListener) => {
        listener = newListener;
      },
      serveFolder: async (proxy, published, { config, isRendered, ...upstream }) => {
        const [port = 0, rendererPort = 0] = await freePorts(2);
        const options = { folder: published, port, config };
        if (isRendered) {
          const renderer = await startRenderer({
            folder: published,
            port: rendererPort,
            trust,
            onLog: (e) => console.log(e),
          });
          stops.push(renderer.stop);
        }
        const renderer = isRendered ? `http://127.0.0.1:${rendererPort}` : undefined;
        const server = await serve({ ...options, renderer });
        stops.push(() => server.close());
        const url = `http://localhost:${port}`;
        proxy.setUpstream({ url, storesPages: isRendered === true, ...upstream });
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
        proxy.setUpstream({ url: backend.ready.url });
        // The first eighty visits would otherwise have a few files read each.
        await extractPendingPdfs(backend.ready.url);
        return { ...backend.ready, url: proxy.url };
      },
      attempt: async (what, measure) => {
        await measure().catch((error: unknown) => {
          failures.push(`${what}: ${error instanceof Error ? error.message : error}`);
          console.error(failures.at(-1));
        });
      },
    });
    return { ...report, environment: environment(method, browser.version()), failures };
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
