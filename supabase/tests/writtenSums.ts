/** The sums that a text writes out, such as `24 · 5 = 120` or `46 / 505 ≈ 9,1%`, in the Italian way. */
type WrittenSum = { readonly text: string; readonly isTrue: boolean };

export function writtenSums(line: string): WrittenSum[] {
  return line.split(/,\s{2,}|;|→|:\s/).flatMap((part) => {
    const sides = part.split(/[=≈]/).map((side) => side.trim());
    return sides.slice(1).flatMap((right, index) => {
      const left = sides[index] ?? '';
      const found = /^(−?[\d.]+(?:,(\d+))?)(%)?(?: \p{L}+)*$/u.exec(right);
      const value = evaluate(left);
      const [, result = '', decimals = '', percent] = found ?? [];
      const written = evaluate(result);
      if (value === undefined || written === undefined || !/[·/+√²³⁻]|.−/.test(left)) return [];
      const near = (expected: number, unit: number) =>
        Math.abs(value - expected) <= unit * (0.51 * 10 ** -decimals.length) + 1e-9;
      // «3 + 5 = 8%» counts in points, «8 / 100 = 8%» does not.
      const isTrue = near(written, 1) || (percent !== undefined && near(written / 100, 0.01));
      return [{ text: `${left} = ${right}`, isTrue }];
    });
  });
}

const signs: Readonly<Record<string, string>> = { '·': '*', '−': '-', '[': '(', ']': ')' };
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The value of a sum, or nothing if it has a letter. */
function evaluate(text: string): number | undefined {
  const plain = text
    .replace(
      /[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+/g,
      (power) =>
        `^${[...power].map((digit) => (digit === '⁻' ? '~' : raised.indexOf(digit))).join('')}`,
    )
    .replace(/(\d)\.(?=\d{3})/g, '$1')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/[·−[\]]/g, (sign) => signs[sign] ?? sign);
  const tokens = plain.match(/[\d.]+|\S/g) ?? [];
  if (tokens.length === 0 || tokens.some((token) => !/^([\d.]+|[-+*/^~√%()])$/.test(token))) return;
  let at = 0;
  const next = () => tokens[at++];
  const atom = (): number => {
    const token = next();
    if (token === '-') return -power();
    if (token === '√') return Math.sqrt(atom());
    if (token !== '(') return Number(token);
    const inner = sum();
    next();
    return inner;
  };
  const power = (): number => {
    let base = atom();
    if (tokens[at] === '^') {
      at += 1;
      const sign = tokens[at] === '~' ? -1 : 1;
      if (sign < 0) at += 1;
      base **= sign * Number(next());
    }
    if (tokens[at] === '%') {
      at += 1;
      base /= 100;
    }
    return base;
  };
  const product = (): number => {
    let value = power();
    while (tokens[at] === '*' || tokens[at] === '/') {
      value = next() === '*' ? value * power() : value / power();
    }
    return value;
  };
  const sum = (): number => {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '-') {
      value = next() === '+' ? value + product() : value - product();
    }
    return value;
  };
  const value = sum();
  return at === tokens.length && Number.isFinite(value) ? value : undefined;
}
