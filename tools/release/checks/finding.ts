/** The result of one check of *Can I deploy?* */
export interface Finding {
  check: string;
  ok: boolean;
  /** The problems, one a line, or what was seen when there are none. */
  detail: string;
  /** What a team says, with `--expect`, when the problems are meant. */
  expectation?: Expectation;
}

/** What may be meant, compared with the live version. */
const expectations = ['fewer-rows', 'more-reads'] as const;
export type Expectation = (typeof expectations)[number];

/** @throws Error when nothing of that name can be expected. */
export function expectationNamed(text: string): Expectation {
  const found = expectations.find((one) => one === text);
  if (found) return found;
  throw new Error(`--expect knows ${expectations.join(', ')}, not "${text}".`);
}

/** A finding whose problems are meant, or that says how to say so. */
export function accepted(found: Finding, expected: readonly Expectation[]): Finding {
  const { ok, expectation, detail } = found;
  if (ok || !expectation) return found;
  return expected.includes(expectation)
    ? { ...found, ok: true, detail: `as expected: ${detail}` }
    : { ...found, detail: `${detail}\nIf that is meant: --expect ${expectation}` };
}

/** A finding that passes when there are no problems. */
export function finding(check: string, problems: readonly string[], seen: string): Finding {
  const ok = problems.length === 0;
  return { check, ok, detail: ok ? seen : problems.join('\n') };
}

/** The findings as aligned lines for the terminal; of several problems each has its own. */
export function asTable(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ check }) => check.length));
  return findings
    .map(({ check, ok, detail }) => {
      const start = `  ${ok ? 'yes' : 'NO '}  ${check.padEnd(width)}  `;
      return start + detail.replaceAll('\n', `\n${' '.repeat(start.length)}`);
    })
    .join('\n');
}
