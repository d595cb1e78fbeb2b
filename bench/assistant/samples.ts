import { answerWithEvents } from '../../supabase/functions/assistant/answering/answerWithEvents.ts';
import type { Sources } from '../../supabase/functions/assistant/answering/replyParts.ts';
import { retrieve } from '../../supabase/functions/assistant/answering/retrieve.ts';
import { signalNames } from '../../supabase/functions/assistant/retrieval/confidence.ts';
import {
  linkedDocuments,
  relatedHits,
} from '../../supabase/functions/assistant/retrieval/rankHits.ts';
import { detectCrisis } from '../../supabase/functions/assistant/understanding/detectCrisis.ts';
import { outOfScope } from '../../supabase/functions/assistant/understanding/outOfScope.ts';
import { smallTalkOf } from '../../supabase/functions/assistant/understanding/smallTalk.ts';
import { unknowableIn } from '../../supabase/functions/assistant/understanding/unknowable.ts';
import { titleOf } from '../../supabase/functions/assistant/writing/labels.ts';
import type { Content } from './content.ts';
import { type BenchQuestion, evaluate, groupsOf } from './evaluate.ts';

/** What a search says of a question, and what is true of it. */
export interface LabelledQuestion {
  question: BenchQuestion;
  signals: readonly number[];
  /** Whether everything that is expected is shown when the first result is the answer. */
  isRight: boolean;
  /** Whether the association has anything on it. */
  isAnswerable: boolean;
}

/** Questions that the gate between the tiers does not decide. */
const decidedElsewhere = (question: BenchQuestion) =>
  question.previous !== undefined ||
  groupsOf(question).length > 1 ||
  /^(small talk|distress|hostile|multi)$/.test(question.kind) ||
  detectCrisis(question.q) !== undefined ||
  outOfScope(question.q) !== undefined ||
  unknowableIn(question.q) !== undefined ||
  smallTalkOf(question.q) !== undefined;

/** @returns undefined for a question that the gate does not decide. */
export async function label(
  sources: Sources,
  question: BenchQuestion,
  content: Content,
): Promise<LabelledQuestion | undefined> {
  const { q, lang } = question;
  if (decidedElsewhere(question)) return undefined;
  if ((await answerWithEvents(sources.api, q, lang)) !== undefined) return undefined;
  const {
    signals,
    ranked,
    people,
    reachable,
    intent,
    content: found,
  } = await retrieve(sources, q, '/');
  if (people.areAskedFor || reachable !== undefined || intent.representatives) return undefined;
  const [main] = ranked;
  const shown =
    main === undefined ? [] : linkedDocuments([main, ...relatedHits(main, ranked, found)]);
  const documents = shown.map((hit) => ({ title: titleOf(hit, lang), url: hit.url }));
  const reply = { type: 'answer', documents, representatives: [], fallback: false };
  return {
    question,
    signals: [1, ...signalNames.map((name) => signals[name])],
    isRight: evaluate(question, reply, content).found === 1,
    isAnswerable: groupsOf(question).length > 0,
  };
}
