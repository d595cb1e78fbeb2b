import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Waits until the browser has saved a file with this ending. */
export async function savedFile(folder: string, ending: string): Promise<string> {
  const name = () => readdirSync(folder).find((one) => one.endsWith(ending));
  const size = () => statSync(join(folder, name() ?? ''), { throwIfNoEntry: false })?.size ?? 0;
  let before = -1;
  const isWhole = () => {
    const now = name() === undefined ? 0 : size();
    const settled = now > 0 && now === before;
    before = now;
    return settled;
  };
  await expect.poll(isWhole, { timeout: 20_000, message: `saves a file ${ending}` }).toBe(true);
  return join(folder, name() ?? '');
}
