import { expect, it } from 'vitest';
import { Conflict, type Target } from '../target/target.ts';
import { updateFile } from '../updateFile.ts';

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

  it('loses no update when many are made at once', async () => {
    const names = ['one', 'two', 'three', 'four', 'five', 'six'];
    const add = (name: string) =>
      updateFile<string[]>(open(), 'list.json', async (body) => [
        ...(body ? JSON.parse(body.toString()) : []),
        name,
      ]);
    await Promise.all(names.map(add));
    expect(JSON.parse((await text('list.json')) ?? '').sort()).toEqual(names.sort());
  });

  it('lists the files of a folder, and removes them', async () => {
    const names = ['listed/1/a.js', 'listed/1/release.json', 'listed/2/a.js'];
    for (const name of [...names, 'other/1/a.js'])
      await open().write(name, Buffer.from(name), undefined);
    const listed = await open().list('listed/');
    expect(listed.map(({ path }) => path).sort()).toEqual(names);
    for (const { modifiedMs } of listed) {
      expect(Math.abs(Date.now() - modifiedMs)).toBeLessThan(60_000);
    }
    for (const name of names) await open().remove(name);
    await open().remove('listed/1/never-there.js');
    expect(await open().list('listed/')).toEqual([]);
    expect(await text('other/1/a.js')).toBe('other/1/a.js');
  });

  it.each(['../file', 'listed/../file', 'a\n/../../file', '/file', 'a//b', 'a\\..\\b', '.part-1'])(
    'refuses %j, which may be another file than it says',
    async (path) => {
      const target = open();
      const message = 'is no path of a released file';
      await expect(target.read(path)).rejects.toThrow(message);
      await expect(target.write(path, Buffer.from('x'), undefined)).rejects.toThrow(message);
      await expect(target.remove(path)).rejects.toThrow(message);
    },
  );

  it('stores files whose names contain `?`, `&`, `#` and `%`', async () => {
    const names = ['Che cos’è?', 'Che cos’è', 'A & B + C', '100% #1'].map((name) => `${name}/page`);
    for (const name of names) await open().write(name, Buffer.from(name), undefined);
    for (const name of names) expect(await text(name)).toBe(name);
  });
}
