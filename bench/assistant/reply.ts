import { z } from 'zod';

/** What a bench needs of a reply. */
export const reply = z.object({
  text: z.string(),
  type: z.string(),
  documents: z.array(z.object({ title: z.string(), url: z.string() })),
  representatives: z.array(z.object({ name: z.string(), organ: z.string() })),
  fallback: z.boolean(),
});

export type BenchReply = z.infer<typeof reply>;
