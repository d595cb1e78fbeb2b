/** The result of one check of *Can I deploy?* */
export interface Finding {
  check: string;
  ok: boolean;
  /** The problems, or what was seen when there are none. */
  detail: string;
}

/** A finding that passes when there are no problems. */
export function finding(check: string, problems: readonly string[], seen: string): Finding {
  const ok = problems.length === 0;
  return { check, ok, detail: ok ? seen : problems.join('; ') };
}

/** The findings as aligned lines for the terminal. */
export function asTable(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ check }) => check.length));
  return findings
    .map(({ check, ok, detail }) => `  ${ok ? 'yes' : 'NO '}  ${check.padEnd(width)}  ${detail}`)
    .join('\n');
}
