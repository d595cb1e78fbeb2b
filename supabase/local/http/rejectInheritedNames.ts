import type { MiddlewareHandler } from 'hono';

/** What every object has without having been given it: `__proto__`, `constructor`, `toString` and so on. */
const inherited: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/**
 * The REST layer collects filters in plain objects, so `?__proto__=eq.1` would add `$eq` to every object of
 * this process, and every later request would fail. No column has such a name. Operators are looked up in the
 * same way. `@supabase/lite` 0.10.0 does not know it yet.
 */
export const rejectInheritedNames: MiddlewareHandler = async ({ req: { raw } }, next) => {
  for (const [name, filter] of new URL(raw.url).searchParams) {
    const word = [...wordsOf(name), ...operatorsOf(filter)].find((one) => inherited.has(one));
    if (word !== undefined) {
      const message = `"${word}" is neither a column nor an operator`;
      return Response.json({ code: 'PGRST100', message }, { status: 400 });
    }
  }
  return next();
};

/** The columns, tables and keys in the name of a parameter: `table.column->key`, each possibly quoted. */
const wordsOf = (name: string) => name.match(/\w+/g) ?? [];

/** What stands before the value of a filter: `not.eq`, `like(any)`. */
function operatorsOf(filter: string): string[] {
  return wordsOf(/^\s*(?:not\.)?[\w"]+(?=[.(])/.exec(filter)?.[0] ?? '');
}
