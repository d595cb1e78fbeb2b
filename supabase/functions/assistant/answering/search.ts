import type { ProjectApi } from '../../_shared/projectApi.ts';
import { type AskedFor, answeredBy, isHandout, relevant } from '../finding/relevant.ts';
import { type Content, type Finding, searchContent } from '../finding/searchContent.ts';
import { type Asking, askingOf, asksForRepresentatives } from '../understanding/asking.ts';
import { ideasOf } from '../understanding/ideas.ts';
import { timeWindowOf } from '../understanding/timeWindow.ts';

const calculator = /\bcalcolator[ei]\b|\bcalculators?\b/i;

/** What the asking words let be found. */
export const askedForIn = (message: string, { what, when }: Asking): AskedFor => ({
  events: when || timeWindowOf(message, new Date()) !== undefined,
  calculators: calculator.test(message),
  what,
  when,
});

/** Searches for what the question is about, without the words that say only how it is meant. */
export async function search(
  api: ProjectApi,
  message: string,
): Promise<{ asking: Asking; content: Content }> {
  const asking = askingOf(message);
  if (asking.rooms) {
    // What the association itself says of rooms comes before what it has on the course.
    const content = await searchContent(api, ideasOf(message));
    if (answeredBy(relevant(content, askedForIn(message, asking))) !== undefined)
      return { asking, content };
  }
  const content = await searchContent(api, ideasOf(asking.about));
  const said = content.ideas.flatMap(({ words }) => words).join(' ');
  const representatives = asking.representatives || asksForRepresentatives(said);
  return { asking: { ...asking, representatives }, content };
}

const exams = /\b(esam[ei]|appell[oi]|parzial[ei]|exams?|midterms?)\b/i;

/** What of the question only the university knows, unless the association answers it itself. */
export function unknownOf(
  message: string,
  asking: Asking,
  found: readonly Finding[],
  answered: Finding | undefined,
): 'roomsUnknown' | 'examDatesUnknown' | undefined {
  if (answered !== undefined) return undefined;
  if (asking.rooms) return 'roomsUnknown';
  const ofCourse = found[0] !== undefined && isHandout(found[0]);
  return asking.when && ofCourse && exams.test(message) ? 'examDatesUnknown' : undefined;
}
