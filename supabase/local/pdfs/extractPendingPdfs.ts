import { z } from 'zod';

const report = z.object({ processed: z.number(), remaining: z.number(), failed: z.number() });

/** Calls extract-pdf-content until no PDF is pending; visits alone would need about eighty page loads. */
export async function extractPendingPdfs(url: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${url}/functions/v1/extract-pdf-content`, { method: 'POST' });
    if (!response.ok) return;
    const { processed, remaining, failed } = report.parse(await response.json());
    if (remaining === 0 || processed + failed === 0) return;
  }
}
