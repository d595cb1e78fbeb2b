import fc from 'fast-check';

/** For tests: unexpected values, as people, programs and attackers write them. */
const anything = fc.oneof(
  fc.anything(),
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
  fc.constantFrom(
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https://user:secret@example.org/',
    '//example.org/x',
    'file:///etc/passwd',
    '\u202Egnp.exe',
    '</script><script>alert(1)</script>',
    'x'.repeat(10_000),
    -1,
    1e9,
    Number.NaN,
    null,
    undefined,
  ),
);

/** For tests: a value as it should be, in which one to three fields hold anything instead. */
export function arbitraryChange(valid: object): fc.Arbitrary<unknown> {
  const change = fc.record({ path: fc.constantFrom(...pathsIn(valid)), value: anything });
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => {
    const changed: unknown = structuredClone(valid);
    for (const { path, value } of changes) put(changed, path, value);
    return changed;
  });
}

function pathsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    [name],
    ...pathsIn(inner).map((path) => [name, ...path]),
  ]);
}

/** An earlier change may have removed a part of the path. */
function put(target: unknown, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (typeof target !== 'object' || target === null) return;
  if (rest.length === 0) Reflect.set(target, name, value);
  else put(Reflect.get(target, name), rest, value);
}
