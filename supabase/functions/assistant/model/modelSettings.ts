import { z } from 'zod';
import type { Environment } from '../../_shared/environment.ts';

const settings = z.object({
  ASSISTANT_MODEL_URL: z.url({ protocol: /^https?$/ }),
  ASSISTANT_MODEL_KEY: z.string().min(1),
  ASSISTANT_MODEL_NAME: z.string().min(1),
  ASSISTANT_MODEL_SECONDS: z.coerce.number().positive().max(30).catch(8),
});

export type ModelSettings = {
  /** The base URL of an OpenAI-compatible API: `https://api.example.org/v1`. */
  readonly url: string;
  readonly key: string;
  readonly name: string;
  readonly timeoutSeconds: number;
};

/** @returns undefined when no model is configured, or only in part, which is logged. */
export function readModelSettings(environment: Environment): ModelSettings | undefined {
  const given = [
    environment.ASSISTANT_MODEL_URL,
    environment.ASSISTANT_MODEL_KEY,
    environment.ASSISTANT_MODEL_NAME,
  ];
  if (given.every((value) => !value)) return undefined;
  const parsed = settings.safeParse(environment);
  if (!parsed.success) {
    console.error('assistant: ASSISTANT_MODEL_URL, _KEY and _NAME belong together; none is used.');
    return undefined;
  }
  return {
    url: parsed.data.ASSISTANT_MODEL_URL.replace(/\/+$/, ''),
    key: parsed.data.ASSISTANT_MODEL_KEY,
    name: parsed.data.ASSISTANT_MODEL_NAME,
    timeoutSeconds: parsed.data.ASSISTANT_MODEL_SECONDS,
  };
}
