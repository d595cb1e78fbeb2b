import { Conflict, type Target } from './target.ts';

/** Writes a file whatever was there, unless its content is the same. */
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
