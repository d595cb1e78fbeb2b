import { placeAt } from 'shared/places';
import { cutText, normalizeText, stem, tokenize } from 'shared/search';
import { z } from 'zod';
import { type Language, locales } from '../../_shared/languages.ts';
import type { ProjectApi } from '../../_shared/projectApi.ts';
import { type Answer, fromTable } from '../answering/answer.ts';
import { isOn } from '../parts.ts';
import { searchTermsOf } from '../search/searchTerms.ts';
import { say } from '../writing/texts.ts';
import { dayInMilan, daysText, type TimeWindow, timeWindowOf, withoutDays } from './timeWindow.ts';

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const anyEvent = wordSet(
  'evento eventi event events attivita iniziativa iniziative appuntamento appuntamenti incontro incontri organizzate organizza organizzato organizzano programma activity activities happening meeting meetings talk talks workshop workshops seminar seminars seminario seminari conferenza conferenze conference conferences riunione riunioni fair open-day openday',
);
/** Words for an evening event. */
const social = wordSet(
  'festa feste festicciola party parties serata serate aperitivo aperitivi aperi discoteca ballare brindisi drinks get-together gathering meetup meet-up mixer social sociale',
);
/** They name neither a topic nor a place: who organises, times of day, and what is liked. */
const noTopic = wordSet(
  'associazione associazioni association universita university uni ateneo campus fuori sede insieme sera serata mattina pomeriggio notte lezione lezioni evening night afternoon morning class classes coming scheduled planned futuri futuro elenco lista list bello bella belli belle carino carina divertente divertenti interessante interessanti figo nice fun cool interesting exciting new nuovo nuova novita',
);
/** "Anything in the aula magna?" asks for whatever there is. */
const openQuestion =
  /\b(si fa|fate|organizzate) (qualcosa|qualche cosa|niente|nulla)\b|\b(cosa|che|qualcosa|niente|nulla) (c'e|ce|si fa|fate|facciamo|succede|di bello|in programma|da fare)\b|\b(c'e|ce) (qualcosa|qlc|qualche cosa|niente|nulla)\b|\bin programma\b|\b(anything|something|what('?s| is)?) (going )?(on|happening|planned|to do|in|at)\b|^\W*(anything|something|qualcosa)\b|\b(annullat|rinviat|cancelled|canceled|called off)/;
/** Whether to register, and whether it takes place, is asked of an event and names none. */
const registration =
  /\b(iscri\w+|registr\w+|prenot\w+|sign(ing)? up|book|posto|biglietto|ticket|annullat\w*|rinviat\w*|cancell?ed)\b/;

const rows = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    description: z.string().nullish(),
    event_type: z.string().nullish(),
    start_date: z.string(),
    location: z.string().nullish(),
    registration_link: z.string().nullish(),
    status: z.string(),
  }),
);

type Event = z.infer<typeof rows>[number] & { readonly start: Date };

const maxEvents = 50;
/** The minimum share of a topic that an event has. */
const minTopic = 0.5;
const maxListed = 4;
/** In characters, for a model. */
const maxDescription = 400;

/** Whether a message has a word for events. */
export const namesEvents = (words: readonly string[]) =>
  words.some((word) => anyEvent.has(word) || social.has(word));

/** Answers with the association's events; undefined when the question asks for something else. */
export async function answerWithEvents(
  api: ProjectApi,
  message: string,
  lang: Language,
): Promise<Answer | undefined> {
  if (!isOn('events')) return undefined;
  const now = new Date();
  const text = normalizeText(message);
  const words = tokenize(text);
  const window = timeWindowOf(message, now);
  // "Anything in Africa?" asks for destinations.
  const isOpen =
    openQuestion.test(text) && words.every((_, index) => placeAt(words, index) === undefined);
  const isAsked = isOpen || namesEvents(words);
  if (!isAsked && window === undefined) return undefined;
  const topic = topicOf(message, words);
  if (topic.length === 0 && !isAsked) return undefined;
  const upcoming = await eventsFrom(api, now);
  // Without a word for events, a day and all of a topic ask for one: "calcetto sabato?"
  const about = mostAbout(topic, upcoming, isAsked ? minTopic : 1);
  if (about.length === 0 && topic.length > 0) return undefined;
  const found = window === undefined ? about : about.filter(({ start }) => isWithin(window, start));
  const planned = found.filter(isPlanned);
  const shown =
    planned.length > 0 ? planned.slice(0, maxListed) : about.filter(isPlanned).slice(0, 1);
  const cancelled = found.filter((event) => !isPlanned(event));
  return fromTable({
    text:
      planned.length > 0
        ? listText(shown, window, lang)
        : noneText(cancelled, shown[0], window, lang),
    documents: shown.map(({ id, title }) => ({
      title,
      tag: say(lang, 'events'),
      url: `/#eventi-${encodeURIComponent(id)}`,
    })),
    // Without ids, whose digits would pass for facts.
    rows: found.map(({ title, description, location, registration_link, status, start }) => ({
      title,
      description: description && cutText(description, maxDescription),
      location,
      registration_link,
      status,
      when: whenAndWhere({ start }, lang),
    })),
  });
}

type Topic = readonly { readonly words: readonly string[] }[];

/** What the question names besides events and days; all words for an evening event mean the same. */
function topicOf(message: string, typed: readonly string[]): Topic {
  const named = searchTermsOf(withoutDays(message)).filter(
    ({ phrase, ignorable, known, words }) =>
      !phrase &&
      (known || !ignorable) &&
      words.every(
        (word) =>
          !anyEvent.has(word) &&
          !social.has(word) &&
          !noTopic.has(word) &&
          !registration.test(word),
      ),
  );
  return typed.some((word) => social.has(word)) ? [...named, { words: [...social] }] : named;
}

const wordsOf = ({ title, event_type, description, location }: Event) =>
  tokenize([title, event_type, description, location].join(' '));

/** The events that have most of a topic, if they have enough of it. */
function mostAbout(topic: Topic, events: readonly Event[], least: number): readonly Event[] {
  if (topic.length === 0) return events;
  const shares = events.map((event) => {
    const text = ` ${wordsOf(event).map(stem).join(' ')} `;
    const named = topic.filter(({ words }) =>
      words.some((word) => text.includes(` ${tokenize(word).map(stem).join(' ')} `)),
    );
    return named.length / topic.length;
  });
  const most = Math.max(0, ...shares);
  return most < least ? [] : events.filter((_, index) => shares[index] === most);
}

const isPlanned = ({ status }: Event) => status === 'upcoming';

/** Whether an event starts on one of the days, in Milan. */
const isWithin = ({ first, last }: TimeWindow, start: Date) =>
  dayInMilan(start) >= first && dayInMilan(start) <= last;

/** The planned and the cancelled events from `now` on, the next first. */
async function eventsFrom(api: ProjectApi, now: Date): Promise<Event[]> {
  const query = new URLSearchParams({
    select: 'id,title,description,event_type,start_date,location,registration_link,status',
    status: 'in.(upcoming,cancelled)',
    start_date: `gt.${now.toISOString()}`,
    order: 'start_date.asc,id.asc',
    limit: String(maxEvents),
  });
  const response = await api.request(`/rest/v1/events?${query}`);
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`events answered ${response.status}`);
  }
  return rows
    .parse(await response.json())
    .map((row) => ({ ...row, start: new Date(row.start_date) }));
}

const written = (key: 'event' | 'eventLine' | 'nextEvent', event: Event, lang: Language) =>
  say(lang, key, { title: event.title, when: whenAndWhere(event, lang) });
const signUp = (event: Event, lang: Language) =>
  say(lang, event.registration_link == null ? 'noSignUp' : 'signUp');

function listText(events: readonly Event[], window: TimeWindow | undefined, lang: Language) {
  const [first] = events;
  if (events.length === 1 && first !== undefined)
    return `${written('event', first, lang)} ${signUp(first, lang)}`;
  const title =
    window === undefined
      ? say(lang, 'eventsSoon')
      : say(lang, 'eventsThen', { days: daysText(window, lang) });
  const lines = events.map((event) => written('eventLine', event, lang));
  return [title, ...lines, say(lang, 'signUp')].join('\n');
}

/** Says that there is nothing, what is cancelled and what is next. */
function noneText(
  cancelled: readonly Event[],
  next: Event | undefined,
  window: TimeWindow | undefined,
  lang: Language,
): string {
  const none =
    window === undefined
      ? say(lang, 'noEvent')
      : say(lang, 'noEventThen', { days: daysText(window, lang) });
  return [
    ...(cancelled.length > 0
      ? cancelled.map(({ title }) => say(lang, 'cancelledEvent', { title }))
      : [none]),
    ...(next === undefined ? [] : [written('nextEvent', next, lang), signUp(next, lang)]),
  ].join(' ');
}

/** "Giovedì 3 dicembre alle 18:30, Cortile centrale". */
export function whenAndWhere(
  { start, location }: { start: Date; location?: string | null | undefined },
  lang: Language,
): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[lang], { ...options, timeZone: 'Europe/Rome' }).format(start);
  const day = format({ weekday: 'long', day: 'numeric', month: 'long' });
  const time = format({ hour: '2-digit', minute: '2-digit' });
  return [say(lang, 'when', { day, time }), location].filter(Boolean).join(', ');
}
