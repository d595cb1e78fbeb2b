/**
 * The parts of zod that the site uses. The page has them once, with the shell, and what is shared is
 * never tree-shaken; so a part that a section needs is added here, and arrives with the next shell.
 */
import * as mini from 'zod/mini';

export {
  array,
  boolean,
  catch,
  config,
  type core,
  email,
  enum,
  extend,
  gte,
  type infer,
  int,
  literal,
  lte,
  maximum,
  maxLength,
  minimum,
  minLength,
  nullable,
  nullish,
  number,
  object,
  optional,
  overwrite,
  parse,
  pipe,
  positive,
  prettifyError,
  record,
  refine,
  regex,
  safeParse,
  string,
  transform,
  trim,
  union,
  unknown,
  url,
  type ZodMiniType,
} from 'zod/mini';

export const coerce = { string: mini.coerce.string };
