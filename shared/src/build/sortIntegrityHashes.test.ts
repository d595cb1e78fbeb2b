import { expect, it } from 'vitest';
import { sorted } from './sortIntegrityHashes.ts';

it('sorts the hashes of an entry and changes nothing else', () => {
  const entry =
    'a={9:"x",1:"y"};r.sriHashes={10:"sha256-a+/=",2:"b",0:"c"};r.sriExtractCssHashes={5:"d",2:"e"}';
  expect(sorted(entry)).toBe(
    'a={9:"x",1:"y"};r.sriHashes={0:"c",2:"b",10:"sha256-a+/="};r.sriExtractCssHashes={2:"e",5:"d"}',
  );
});
