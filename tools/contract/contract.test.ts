import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { assignableExports } from './assignableExports.ts';
import { describeExports } from './describeExports.ts';
import { staleFiles } from './generate.ts';
import { nextContract, typeHashes } from './nextContract.ts';

// Long enough for a busy machine: the compiler reads the types of every package.
vi.setConfig({ testTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), 'contract-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The hashes of a module that exports what another one declares. */
function hashesOf(declarations: string, exported = 'greet, Person'): Record<string, string> {
  writeFileSync(join(folder, 'people.ts'), declarations);
  const entry = join(folder, 'index.ts');
  writeFileSync(entry, `export { ${exported} } from './people.ts';`);
  return typeHashes(describeExports(entry));
}

const people = `
  interface Name { first: string }
  export class Person { constructor(readonly name: Name) {} }
  /** Says hello. */
  export function greet(person: Person) { return 'Hello, ' + person.name.first; }
  export const limit: number = 3;`;

it('what `pnpm contract` writes is up to date', () => {
  expect(staleFiles()).toEqual([]);
});

describe('the hash of a type', () => {
  const before = hashesOf(people);

  it('is the same when only code or comments change', () => {
    const edited = people.replace('Says hello.', 'Greets.').replace('Hello, ', 'Hi, ');
    expect(hashesOf(edited)).toEqual(before);
  });

  it('changes when a type changes that it mentions at any depth, and no other does', () => {
    const edited = people.replace('first: string', 'first: string; last: string');
    const all = hashesOf(people, 'greet, Person, limit');
    const after = hashesOf(edited, 'greet, Person, limit');
    expect(after.greet).not.toBe(all.greet);
    expect(after.Person).not.toBe(all.Person);
    expect(after.limit).toBe(all.limit);
  });

  it('changes when an inferred type changes', () => {
    const edited = people.replace('person.name.first;', 'person.name.first.length > 0;');
    expect(hashesOf(edited.replace("'Hello, ' + ", '')).greet).not.toBe(before.greet);
  });
});

describe('a changed type', () => {
  const write = (name: string, source: string) => {
    const file = join(folder, name);
    writeFileSync(file, source);
    return file;
  };

  it.each([
    ['an optional parameter', 'export function greet(name: string, loud?: boolean): string;', true],
    ['a required parameter', 'export function greet(name: string, loud: boolean): string;', false],
    ['another result', 'export function greet(name: string): number;', false],
    ['a wider parameter', 'export function greet(name: string | number): string;', true],
    ['a type that is not there', "export const greet: import('./gone.ts').Greet;", false],
  ])('with %s is compatible if the compiler would assign it', (_, declaration, isCompatible) => {
    const before = write('before.d.ts', 'export function greet(name: string): string;');
    const after = write('after.d.ts', declaration);
    expect(assignableExports(before, after).has('greet')).toBe(isCompatible);
  });

  it('of an interface is compatible if it has all that it had', () => {
    const before = write('before.d.ts', 'export interface Heading { title: string }');
    const more = write('more.d.ts', 'export interface Heading { title: string; lang: string }');
    expect([...assignableExports(before, more)]).toEqual(['Heading']);
    expect([...assignableExports(more, before)]).toEqual([]);
  });
});

describe('the next contract', () => {
  const always = () => true;
  const never = () => false;
  const contract = { version: '1.2.3', types: { Link: ['aa'], toast: ['bb', 'b0'] } };

  it('is the same when no type changed', () => {
    expect(nextContract(contract, { Link: 'aa', toast: 'bb' }, never)).toEqual({
      contract,
      bump: 'none',
      reasons: [],
    });
  });

  it('rises by a minor for a new export', () => {
    const next = nextContract(contract, { Link: 'aa', toast: 'bb', useNow: 'cc' }, never);
    expect(next).toMatchObject({ bump: 'minor', reasons: ['useNow is new.'] });
    expect(next.contract).toEqual({
      version: '1.3.0',
      types: { ...contract.types, useNow: ['cc'] },
    });
  });

  it('rises by a major for an export that is gone', () => {
    const next = nextContract(contract, { Link: 'aa' }, always);
    expect(next).toMatchObject({ bump: 'major', reasons: ['toast is gone.'] });
    expect(next.contract).toEqual({ version: '2.0.0', types: { Link: ['aa'] } });
  });

  it('rises by a major for a changed export, which serves no former users', () => {
    const next = nextContract(contract, { Link: 'aa', toast: 'b2' }, never);
    expect(next).toMatchObject({ bump: 'major', reasons: ['toast has another type.'] });
    expect(next.contract.types.toast).toEqual(['b2']);
  });

  it('rises by a minor for a compatible change, and still serves the former users', () => {
    const next = nextContract(contract, { Link: 'aa', toast: 'b2' }, always);
    expect(next).toMatchObject({ bump: 'minor', reasons: ['toast has another type, compatible.'] });
    expect(next.contract).toEqual({
      version: '1.3.0',
      types: { Link: ['aa'], toast: ['b2', 'bb', 'b0'] },
    });
  });
});
