import { setTimeout as wait } from 'node:timers/promises';
import { Conflict, type Target } from './target/target.ts';

/** How often an update is retried after a conflict. */
const maximumAttempts = 30;

/**
 * Replaces a file of JSON by compare-and-swap, so that concurrent updates are not lost. A content that does not
 * change is not written. It is not indented: pages embed the registry as it is.
 *
 * @param change Called again with the new content after a conflict; without one where there is no file.
 * @returns the content as written.
 */
export function updateFile<Content>(
  target: Target,
  path: string,
  change: (body: Buffer | undefined) => Promise<Content>,
): Promise<Content> {
  return swap(target, path, async (before) => {
    const content = await change(before);
    return { content, body: Buffer.from(`${JSON.stringify(content)}\n`) };
  });
}

/** Writes a file over any other content. The same content is not written again. */
export async function overwrite(target: Target, path: string, body: Buffer): Promise<void> {
  await swap(target, path, async () => ({ content: undefined, body }));
}

async function swap<Content>(
  target: Target,
  path: string,
  change: (body: Buffer | undefined) => Promise<{ content: Content; body: Buffer }>,
): Promise<Content> {
  for (let attempt = 1; ; attempt += 1) {
    const stored = await target.read(path);
    const { content, body } = await change(stored?.body);
    if (stored?.body.equals(body)) return content;
    try {
      await target.write(path, body, stored?.tag);
      return content;
    } catch (error) {
      if (!(error instanceof Conflict) || attempt === maximumAttempts) throw error;
      await wait(Math.random() * 20 * attempt);
    }
  }
}
