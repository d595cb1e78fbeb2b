import type { ProjectApi } from '../_shared/projectApi.ts';
import { pageOfBody } from './finding/bodies.ts';
import { findCounselling } from './finding/counselling.ts';
import { eventsAskedFor } from './finding/eventsAskedFor.ts';
import { openableLinks } from './finding/openableLinks.ts';
import { peopleFor, peopleToAsk } from './finding/peopleFor.ts';
import { type AskedFor, answeredBy, documentsOf, relevant } from './finding/relevant.ts';
import { type Content, type Finding, type Person, searchContent } from './finding/searchContent.ts';
import { upcomingEvents } from './finding/upcomingEvents.ts';
import { askModel } from './model/askModel.ts';
import type { ModelSettings } from './model/modelSettings.ts';
import { passagesOf } from './model/passages.ts';
import type { Language, Question } from './question.ts';
import type { Reply } from './reply.ts';
import { aboutEventsOf } from './understanding/aboutEvents.ts';
import { type Asking, askingOf, asksForRepresentatives } from './understanding/asking.ts';
import { type Distress, distressIn } from './understanding/distress.ts';
import { ideasOf } from './understanding/ideas.ts';
import { outOfScope } from './understanding/outOfScope.ts';
import { smallTalkOf } from './understanding/smallTalk.ts';
import { timeWindowOf } from './understanding/timeWindow.ts';
import { composeAnswer } from './writing/composeAnswer.ts';
import { phrases } from './writing/phrases.ts';
import { nothingFound, refusalOf, supportFor } from './writing/refusals.ts';
import { smallTalk } from './writing/smallTalk.ts';
import { tagOf } from './writing/tags.ts';
import { tellEvents } from './writing/tellEvents.ts';

/** Where answers come from. Without a model they are composed of what was found. */
export type Sources = {
  readonly api: ProjectApi;
  readonly handoutsBucket: string;
  readonly model: ModelSettings | undefined;
};

/** How much of a question about people a document must have, and how well, to stand beside them. */
const aboutPeople = { covered: 0.75, strength: 0.4 };

/** Answers in the first way that fits: with care, not at all, in words alone, with events, with what was found. */
export async function findAnswer(sources: Sources, question: Question): Promise<Reply> {
  const { message, context } = question;
  const { lang } = context;
  const distress = distressIn(message);
  if (distress === 'danger') return support(sources, question, distress);
  const reason = outOfScope(message);
  if (distress !== undefined && reason === undefined) return support(sources, question, distress);
  if (reason !== undefined) {
    return { ...nothing, text: refusalOf(reason, lang), type: 'refused', lang, fallback: true };
  }
  const talk = smallTalkOf(message);
  if (talk !== undefined)
    return { ...nothing, text: smallTalk[lang][talk], type: 'small_talk', lang };
  return (await answerWithEvents(sources, question)) ?? answerWithContent(sources, question);
}

const nothing = { documents: [], representatives: [], fallback: false, error: null };

/** Somebody who is not well gets a person to turn to, and what the association's texts have on it. */
async function support(
  { api, handoutsBucket }: Sources,
  { message, context: { lang, path } }: Question,
  distress: Distress,
): Promise<Reply> {
  const { told, documents, people } = await findCounselling(api, lang);
  const toAsk = peopleToAsk(message, path, people);
  const opened = await openableLinks(
    api,
    handoutsBucket,
    documents.map(({ url }) => url),
  );
  return {
    ...nothing,
    text: supportFor(distress, told, toAsk, lang),
    type: 'support',
    lang,
    documents: documents.map((document) => shownDocument(document, opened(document.url), lang)),
    representatives: toAsk.map(shownPerson),
    fallback: true,
  };
}

/** What is on, to whoever asks that; undefined when something else is asked. */
async function answerWithEvents({ api }: Sources, question: Question): Promise<Reply | undefined> {
  const { message, context } = question;
  const now = new Date();
  const ideas = ideasOf(message);
  const window = timeWindowOf(message, now);
  const about = aboutEventsOf(message, ideas, window !== undefined);
  if (about === undefined) return undefined;
  const [upcoming, content] = await Promise.all([
    upcomingEvents(api, now),
    about.topic.length === 0 ? undefined : searchContent(api, ideas),
  ]);
  const asked = { what: false, calculators: false, events: true };
  // A word that nothing here has is no topic: "c'è del movimento questo weekend?"
  const isTopic = content !== undefined && relevant(content, asked).length > 0;
  const told = eventsAskedFor(
    isTopic || window === undefined ? about : { ...about, topic: [] },
    upcoming,
    window,
    content?.found ?? [],
  );
  if (told === undefined) return undefined;
  const first = told.events[0] ?? told.next;
  return {
    ...nothing,
    text: tellEvents(told, context.lang),
    type: 'answer',
    lang: context.lang,
    documents:
      first === undefined
        ? []
        : [
            {
              title: first.title,
              tag: tagOf({ source: 'events', tag: '' }, context.lang),
              url: '/#eventi',
            },
          ],
  };
}

/** What the association has on the question; or that it has nothing, plainly, with whom to ask. */
async function answerWithContent(sources: Sources, question: Question): Promise<Reply> {
  const { message, context } = question;
  const { lang, path } = context;
  const { asking, content } = await search(sources.api, message);
  const found = relevant(content, askedForIn(message, asking));
  const answered = answeredBy(found);
  const unknown = unknownOf(message, asking, found, answered);
  const known = unknown === undefined ? found : found.filter(isHandout);
  const { people, areAskedFor } =
    unknown === undefined
      ? peopleFor({ asking, message, path }, content, found, answered)
      : { people: [], areAskedFor: false };
  // "Who represents law students?" is answered by names; documents would only share words with it.
  const findings = areAskedFor
    ? known.filter(
        ({ covered, strength }) =>
          covered >= aboutPeople.covered && strength >= aboutPeople.strength,
      )
    : known;
  if (findings.length === 0 && people.length === 0) {
    const others = peopleToAsk(message, path, content.people);
    const reason = ideasOf(message).length === 0 ? 'unclear' : 'unknown';
    return {
      ...nothing,
      text: unknown === undefined ? nothingFound(reason, others, lang) : phrases[lang][unknown],
      type: 'not_found',
      lang,
      representatives: others.map(shownPerson),
      fallback: true,
    };
  }
  const documents = documentsOf(findings);
  const { ideas } = content;
  const material = { findings, documents, people, peopleAreAskedFor: areAskedFor, ideas, unknown };
  const [written, opened] = await Promise.all([
    sources.model === undefined || findings.length === 0
      ? undefined
      : askModel(sources.model, question, passagesOf(findings, lang)),
    openableLinks(
      sources.api,
      sources.handoutsBucket,
      documents.map(({ url }) => url),
    ),
  ]);
  return {
    ...nothing,
    text: written ?? composeAnswer(material, lang),
    type: 'answer',
    lang,
    documents: documents.map((document) => shownDocument(document, opened(document.url), lang)),
    representatives: people.map(shownPerson),
  };
}

const calculator = /\bcalcolator[ei]\b|\bcalculators?\b/i;

const askedForIn = (message: string, { what, when }: Asking): AskedFor => ({
  events: when || timeWindowOf(message, new Date()) !== undefined,
  calculators: calculator.test(message),
  what,
});

/** Searches for what the question is about, without the words that say only how it is meant. */
async function search(
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

const isHandout = ({ source }: Finding) => source === 'handouts' || source === 'clmg_handouts';
const exams = /\b(esam[ei]|appell[oi]|parzial[ei]|exams?|midterms?)\b/i;

/** What of the question only the university knows, unless the association answers it itself. */
function unknownOf(
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

function shownDocument(finding: Finding, url: string, lang: Language) {
  const translated = finding.source === 'faq' && lang === 'en' ? finding.details.question_en : null;
  return {
    title: translated ?? finding.title,
    tag: tagOf(finding, lang),
    url: finding.page === null || url.includes('#') ? url : `${url}#page=${finding.page}`,
  };
}

const shownPerson = ({ name, organ }: Person) => ({ name, organ, url: pageOfBody(organ) });
