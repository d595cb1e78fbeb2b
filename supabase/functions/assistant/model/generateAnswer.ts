import { z } from 'zod';
import { readAtMost } from '../../_shared/readAtMost.ts';
import type { Question } from '../question.ts';
import type { ModelSettings } from './modelSettings.ts';
import type { Passage } from './passages.ts';
import { promptFor } from './prompt.ts';
import { validateOutput } from './validateOutput.ts';

const maxResponseBytes = 64 * 1024;
const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/**
 * Asks the configured model to write the answer from the passages.
 * @returns undefined when that fails, times out or is rejected by `validateOutput`; the composed answer is
 * used instead. Logs the reason, never the question or the answer.
 */
export async function generateAnswer(
  model: ModelSettings,
  question: Question,
  passages: readonly Passage[],
): Promise<string | undefined> {
  try {
    const response = await fetch(`${model.url}/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${model.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        model: model.name,
        messages: promptFor(question, passages),
        temperature: 0.2,
        max_tokens: 300,
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(model.timeoutSeconds * 1000),
    });
    const bytes = await readAtMost(response, maxResponseBytes);
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    if (bytes === undefined) throw new Error('its answer is too large');
    const parsed = completion.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    if (!parsed.success) throw new Error('its answer has another shape');
    const written = parsed.data.choices[0]?.message.content.trim() ?? '';
    return validateOutput(written, passages, question.message);
  } catch (error) {
    console.error('assistant: the model failed:', reasonOf(error));
    return undefined;
  }
}

/** The message of a JSON parser may quote the answer. */
function reasonOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'its answer is not JSON';
  return error instanceof Error ? error.message : 'unknown';
}
