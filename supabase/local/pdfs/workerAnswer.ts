import { z } from 'zod';

/** What the worker says of each PDF. Before the first one it says that it can begin. */
export const workerAnswer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('read'), pages: z.array(z.string()) }),
  z.object({ type: z.literal('failed'), reason: z.string() }),
]);

export type WorkerAnswer = z.infer<typeof workerAnswer>;
