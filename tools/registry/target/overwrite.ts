import { Conflict, type Target } from './target.ts';

/** Writes a file over any other content. The same content is not written again. */
export async function overwrite(target: Target, path: string, body: Buffer): Promise<void> {
  for (;;) {
    const there = await target.read(path);
    if (there?.body.equals(body)) return;
    try {
      await target.write(path, body, there?.tag);
      return;
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }
}
