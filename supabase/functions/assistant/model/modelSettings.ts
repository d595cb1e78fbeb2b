import { z } from 'zod';
import type { Environment } from '../../_shared/environment.ts';

const settings = z
  .object({
    ASSISTANT_MODEL_URL: z.url({ protocol: /^https?$/ }),
    ASSISTANT_MODEL_KEY: z.string().min(1),
    ASSISTANT_MODEL_NAME: z.string().min(1),
    ASSISTANT_MODEL_SECONDS: z.coerce.number().positive().max(30).catch(8),
    // 0 or a typo must not become the default: it costs money.
    ASSISTANT_MODEL_TOKENS_PER_DAY: z.coerce.number().int().nonnegative().default(2_000_000),
    ASSISTANT_MODEL_OPTIONS: z
      .string()
      .default('{}')
      .transform((text, context) => {
        try {
          return JSON.parse(text);
        } catch {
          context.addIssue('is not JSON');
          return z.NEVER;
        }
      })
      .pipe(z.record(z.string(), z.unknown())),
  })
  .transform((given) => ({
    /** The base URL of an OpenAI-compatible API: `https://api.example.org/v1`. */
    url: given.ASSISTANT_MODEL_URL.replace(/\/+$/, ''),
    key: given.ASSISTANT_MODEL_KEY,
    name: given.ASSISTANT_MODEL_NAME,
    timeoutSeconds: given.ASSISTANT_MODEL_SECONDS,
    tokensPerDay: given.ASSISTANT_MODEL_TOKENS_PER_DAY,
    /** Fields of a request, such as `temperature`: some models refuse them, so none is sent by default. */
    options: given.ASSISTANT_MODEL_OPTIONS,
  }));

export type ModelSettings = z.infer<typeof settings>;

/** @returns undefined when no model is configured, or only in part, which is logged. */
export function readModelSettings(environment: Environment): ModelSettings | undefined {
  const given = [
    environment.ASSISTANT_MODEL_URL,
    environment.ASSISTANT_MODEL_KEY,
    environment.ASSISTANT_MODEL_NAME,
  ];
  if (given.every((value) => !value)) return undefined;
  const parsed = settings.safeParse(environment);
  if (parsed.success) return parsed.data;
  const names = parsed.error.issues.map(({ path }) => path.join('.'));
  console.error(`assistant: no model is used, because of ${[...new Set(names)].join(', ')}.`);
  return undefined;
}
