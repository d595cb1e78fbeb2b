/** The result of one check of *Can I deploy?* */
export interface Finding {
  question: string;
  ok: boolean;
  /** The problems, or what was seen when there are none. */
  detail: string;
}

/** A finding that passes when there are no problems. */
export function finding(question: string, problems: readonly string[], seen: string): Finding {
  const ok = problems.length === 0;
  return { question, ok, detail: ok ? seen : problems.join('; ') };
}

/** The findings as aligned lines for the terminal. */
export function asTable(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ question }) => question.length));
  return findings
    .map(
      ({ question, ok, detail }) => `  ${ok ? 'yes' : 'NO '}  ${question.padEnd(width)}  ${detail}`,
    )
    .join('\n');
}
