/** What one question about a build was answered. */
export interface Finding {
  question: string;
  ok: boolean;
  /** Why not, or what was seen. */
  detail: string;
}

/** One finding for a question that is answered yes when there is nothing to object. */
export function finding(question: string, objections: readonly string[], seen: string): Finding {
  const ok = objections.length === 0;
  return { question, ok, detail: ok ? seen : objections.join('; ') };
}
