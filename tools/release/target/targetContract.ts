import { expect, it } from 'vitest';
import { Conflict, type Target } from './target.ts';

/** What every target promises to whoever writes, wherever the files lie. */
export function itKeepsToItsWord(open: () => Target): void {
  const text = async (path: string) => (await open().read(path))?.body.toString();

  it('never writes over what nobody has seen', async () => {
    await open().write('file', Buffer.from('one'), undefined);
    await expect(open().write('file', Buffer.from('two'), undefined)).rejects.toThrow(Conflict);
    expect(await text('file')).toBe('one');
  });

  it('replaces what was seen, and refuses when it has changed since', async () => {
    await open().write('file', Buffer.from('one'), undefined);
    const { tag } = (await open().read('file')) ?? {};
    await open().write('file', Buffer.from('two'), tag);
    await expect(open().write('file', Buffer.from('three'), tag)).rejects.toThrow(Conflict);
    expect(await text('file')).toBe('two');
  });
}
