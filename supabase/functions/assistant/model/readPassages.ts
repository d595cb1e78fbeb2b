import type { ProjectApi } from '../../_shared/projectApi.ts';
import type { AnswerDocument } from '../answering/answer.ts';
import type { Question } from '../question.ts';
import { type Claim, checkClaim, claimIn } from './checkClaim.ts';
import { completionLines } from './completionLines.ts';
import type { ModelSettings } from './modelSettings.ts';
import type { Passage } from './passages.ts';
import { notFound, promptFor } from './prompt.ts';

/** A model, and who waits for it. */
export type Reader = {
  readonly settings: ModelSettings;
  /** Receives each claim once it is checked. */
  readonly onClaim: (text: string) => void;
  /** Aborted when nobody waits any more. */
  readonly signal: AbortSignal;
  /** The visitor's network as a salted hash: one may use a quarter of a day's budget. */
  readonly network: string;
};

type ModelAnswer = {
  /** Empty when the model says that the passages do not answer. */
  readonly text: string;
  /** Those of the passages that it names. */
  readonly documents: readonly AnswerDocument[];
};

/** In characters; a model that goes on is stopped. */
const maxAnswer = 900;
/** Italian and English have more than this. */
const charactersPerToken = 3;
const tokensOf = (text: string) => Math.ceil(text.length / charactersPerToken);

type Outcome = 'answered' | 'not_found' | 'rejected' | 'failed' | 'left';

/**
 * Has the model read the passages. Its answer ends before the first claim that does not pass `checkClaim`, because what
 * follows may build on it.
 * @returns undefined when it is not asked (budget, pause after failures), fails, or no claim passes. Logs the reason,
 * never the question or the answer.
 */
export async function readPassages(
  api: ProjectApi,
  { settings, onClaim, signal, network }: Reader,
  question: Question,
  passages: readonly Passage[],
): Promise<ModelAnswer | undefined> {
  const messages = promptFor(question, passages);
  const expected = tokensOf(JSON.stringify(messages));
  const budget = settings.tokensPerDay;
  // What cannot be counted is not asked.
  const counted = (name: string, parameters: Readonly<Record<string, unknown>>) =>
    api.call(name, parameters).catch((error) => {
      console.error('assistant:', reasonOf(error));
    });
  if (passages.length === 0 || signal.aborted) return undefined;
  if ((await counted('take_model_call', { budget, expected, network })) !== true) return undefined;

  const claims: Claim[] = [];
  let outcome: Outcome = 'rejected';
  let written = '';
  let used: number | undefined;
  try {
    const lines = completionLines(settings, messages, signal, (tokens) => {
      used = tokens;
    });
    for await (const line of lines) {
      written += line;
      if (line.includes(notFound)) {
        outcome = 'not_found';
        break;
      }
      const claim = claimIn(line, passages);
      if (claim === undefined && written.length <= maxAnswer) continue;
      const text = claim && checkClaim(claim, question);
      if (claim === undefined || text === undefined || written.length > maxAnswer) break;
      claims.push({ ...claim, text });
      onClaim(text);
    }
  } catch (error) {
    // A visitor who leaves is no failure of the provider.
    outcome = signal.aborted ? 'left' : 'failed';
    if (outcome === 'failed') console.error('assistant: the model failed:', reasonOf(error));
  }
  if (claims.length > 0) outcome = 'answered';
  const extra = (used ?? expected + tokensOf(written)) - expected;
  await counted('count_model_call', { extra, outcome });
  if (outcome === 'not_found') return { text: '', documents: [] };
  if (claims.length === 0) return undefined;
  return {
    text: claims.map(({ text }) => text).join(' '),
    documents: claims.flatMap(({ passages: cited }) => cited.flatMap(({ documents }) => documents)),
  };
}

/** The message of a parser may quote the answer. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return /^(SyntaxError|ZodError|\$ZodError)$/.test(error.name)
    ? 'its answer has another shape'
    : error.message;
}
