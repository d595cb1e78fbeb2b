import fc from 'fast-check';

/** What `Object.prototype` has: as a key of an object, each of them is there without having been set. */
const inherited = ['prototype', ...Object.getOwnPropertyNames(Object.prototype)];

/** Pieces of addresses that have broken a server somewhere. */
const oddPieces = [
  ...inherited,
  '',
  '.',
  '..',
  '%2e%2e',
  '%',
  '%2F',
  '%00',
  '%E0%A4%A',
  '%ff',
  '\\',
  '\u00e0\u00ff',
  '@evil.example',
  'http://evil.example',
  '[',
  ':99999',
  '?',
  '&=',
  ';',
  '*',
  '"',
  "'--",
  '$eq',
  'null',
  'NaN',
  '-1',
  '1e400',
  '9'.repeat(40),
  'a'.repeat(500),
];

export const oddText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...oddPieces) },
  // Node's client sends no others.
  fc.string({
    unit: fc
      .oneof(fc.integer({ min: 0x21, max: 0x7e }), fc.integer({ min: 0x80, max: 0xff }))
      .map((code) => String.fromCharCode(code)),
  }),
);

export const oneOf = (...texts: string[]) => fc.constantFrom(...texts);
export const join = (separator: string, ...parts: fc.Arbitrary<string>[]) =>
  fc.tuple(...parts).map((texts) => texts.join(separator));
export const oftenOdd = (usual: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 2, arbitrary: usual }, { weight: 1, arbitrary: oddText });

/** Mostly reads. */
export const oddMethod = fc.oneof(
  { weight: 8, arbitrary: oneOf('GET') },
  { weight: 1, arbitrary: oneOf('HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND') },
);
