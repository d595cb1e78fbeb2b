import { expect, it } from 'vitest';
import { Conflict, type Target } from './target.ts';

/** The contract tests that every target passes. */
export function testTargetContract(open: () => Target): void {
  const text = async (path: string) => (await open().read(path))?.body.toString();

  it('does not overwrite a file that was not read', async () => {
    await open().write('file', Buffer.from('one'), undefined);
    await expect(open().write('file', Buffer.from('two'), undefined)).rejects.toThrow(Conflict);
    expect(await text('file')).toBe('one');
  });

  it('replaces a file that was read, and refuses when it has changed since', async () => {
    await open().write('file', Buffer.from('one'), undefined);
    const { tag } = (await open().read('file')) ?? {};
    await open().write('file', Buffer.from('two'), tag);
    await expect(open().write('file', Buffer.from('three'), tag)).rejects.toThrow(Conflict);
    expect(await text('file')).toBe('two');
  });
}
