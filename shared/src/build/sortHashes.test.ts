import { expect, it } from 'vitest';
import { sorted } from './sortHashes.ts';

it('puts the hashes of an entry in order, and leaves all else alone', () => {
  const entry = 'a.b={9:"x",1:"y"};r.sriHashes={10:"sha384-a+/=",2:"sha384-b",0:"sha384-c"};z()';
  expect(sorted(entry)).toBe(
    'a.b={9:"x",1:"y"};r.sriHashes={0:"sha384-c",2:"sha384-b",10:"sha384-a+/="};z()',
  );
});
