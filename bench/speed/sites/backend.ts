import { fileURLToPath } from 'node:url';
import { type RunningProcess, runProcess } from '../../../tools/site/childProcess.ts';
import type { BackendReady } from '../../../tools/site/site.ts';

interface BackendOptions {
  /** The address that visitors reach it by: links to its files carry it. */
  publicUrl: string;
  /** A folder with `migrations` and `seed` that stands for the project's own. */
  installation?: string;
}

/** Starts the project's backend as one that stands behind a front. */
export function startBackend({
  publicUrl,
  installation,
}: BackendOptions): Promise<RunningProcess<BackendReady>> {
  return runProcess<BackendReady>({
    name: 'The backend',
    program: fileURLToPath(new URL('../../../supabase/local/main.ts', import.meta.url)),
    env: {
      PORT_BACKEND: '0',
      BACKEND_PUBLIC_URL: publicUrl,
      ...(installation ? { BACKEND_INSTALLATION: installation } : {}),
      // The bench asks more often than a visitor may.
      ASSISTANT_QUESTIONS_PER_VISITOR: '100000',
    },
    // A hundred thousand rows take a while.
    deadline: 600_000,
  });
}
