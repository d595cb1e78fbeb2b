import { findCounselling } from '../finding/counselling.ts';
import { peopleToAsk } from '../finding/peopleFor.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import type { Distress } from '../understanding/distress.ts';
import { supportFor } from '../writing/refusals.ts';
import { shownDocuments, shownPerson } from './shown.ts';
import { nothing, type Sources } from './sources.ts';

/**
 * Somebody who is not well gets a person to turn to, and what the association's texts have on it. No
 * `fallback`: another machine is not what they are shown to.
 */
export async function support(
  sources: Sources,
  { message, context: { lang, path } }: Question,
  distress: Distress,
): Promise<Reply> {
  const { told, documents, people } = await findCounselling(sources.api, lang);
  const toAsk = peopleToAsk(message, path, people);
  return {
    ...nothing,
    text: supportFor(distress, told, toAsk.length > 0, lang),
    type: 'support',
    lang,
    documents: await shownDocuments(sources, documents, lang),
    representatives: toAsk.map(shownPerson),
  };
}
