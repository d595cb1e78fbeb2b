import type { MiddlewareHandler } from 'hono';

/**
 * The embedded Postgres runs in this thread, where no timeout can end a statement: one regular expression with
 * nested repetitions blocked everybody for 45 seconds. So patterns may contain what the site's have: literals
 * (`literalPattern`), alternatives, and space around them. A hosted project ends a visitor's statement after
 * three seconds instead.
 */
export const rejectCostlyPatterns: MiddlewareHandler = async ({ req: { raw } }, next) => {
  const filters = new URL(raw.url).searchParams;
  if ([...filters].every(([name, filter]) => isCheap(patternsIn(name, filter)))) return next();
  const message = 'Patterns with repetitions, classes or escapes are refused by the local backend';
  return Response.json({ code: '57014', message }, { status: 400 });
};

const isCheap = (pattern: string) =>
  !/[*+?{}[\]\\]/.test(
    pattern.replace(/^\^\\s\*|\\s\*\$$/g, '').replace(/\\u00[0-7][0-9a-f]/g, ''),
  );

/** What follows the first operator `match` or `imatch`: in a list of conditions, also the later ones. */
function patternsIn(name: string, filter: string): string {
  const operator = /(?:^|\.)"?(?:and|or)"?$/.test(name)
    ? /\bi?match\b[^.]*\.(.*)$/s
    : /^[\s"]*(?:not\b[\s".]*)*i?match\b[^.]*\.(.*)$/s;
  return operator.exec(filter)?.[1] ?? '';
}
