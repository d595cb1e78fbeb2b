import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractPendingPdfs } from '../../../supabase/local/pdfs/extractPendingPdfs.ts';
import { type Built, buildAll } from '../../../tools/build/build.ts';
import { freePorts } from '../../../tools/site/freePorts.ts';
import { serve } from '../../../tools/site/serve.ts';
import type { BackendReady } from '../../../tools/site/site.ts';
import { startBackend } from './backend.ts';
import { type Certificate, makeCertificate } from './certificate.ts';
import { type Answered, type Front, openFront } from './front.ts';

/** Everything that a run serves; all of it ends with the run. */
export interface Stage {
  certificate: Certificate;
  /** A folder of this run. */
  folder: string;
  /** The project's own builds. */
  built: () => Promise<readonly Built[]>;
  front: () => Promise<Front>;
  /** Told of every answer of every front, with the front's address. */
  listen: (listener: (url: string, answered: Answered) => void) => void;
  /** Serves a folder behind a front. */
  serve: (
    front: Front,
    folder: string,
    kind: 'shell' | 'remote',
    backend: string,
    rewrite?: Parameters<Front['behind']>[1],
  ) => Promise<void>;
  /** Starts a backend and says how visitors reach it. */
  backend: (installation?: string) => Promise<BackendReady>;
  stop: () => Promise<void>;
}

export async function openStage(): Promise<Stage> {
  const certificate = await makeCertificate();
  const folder = mkdtempSync(join(tmpdir(), 'speed-'));
  const ends: (() => unknown)[] = [];
  let built: Promise<readonly Built[]> | undefined;
  let tell: (url: string, answered: Answered) => void = () => {};

  const front = async () => {
    const opened = await openFront(certificate);
    ends.push(opened.stop);
    opened.listen((answered) => tell(opened.url, answered));
    return opened;
  };
  return {
    certificate,
    folder,
    built: () => {
      built ??= buildAll(console.log);
      return built;
    },
    front,
    listen: (listener) => {
      tell = listener;
    },
    serve: async (opened, place, kind, backend, rewrite) => {
      const [port = 0] = await freePorts(1);
      const server = await serve({ folder: place, port, kind, backend });
      ends.push(() => server.close());
      opened.behind(`http://localhost:${port}`, rewrite);
    },
    backend: async (installation) => {
      const opened = await front();
      const started = await startBackend({
        publicUrl: opened.url,
        ...(installation ? { installation } : {}),
      });
      ends.push(started.stop);
      opened.behind(started.ready.url);
      // As after many visits: otherwise the first eighty would have a few files read each.
      await extractPendingPdfs(started.ready.url);
      return { ...started.ready, url: opened.url };
    },
    stop: async () => {
      await Promise.allSettled(ends.map((end) => end()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
