import { normalizeText, stem, tokenize } from 'shared/search';
import { z } from 'zod';
import { type Language, locales } from '../../_shared/languages.ts';
import type { ProjectApi } from '../../_shared/projectApi.ts';
import { type Answer, fromTable } from '../answering/answer.ts';
import { isOn } from '../parts.ts';
import { searchTermsOf } from '../search/searchTerms.ts';
import { placeAt } from '../words/places.ts';
import { say } from '../writing/texts.ts';
import { inMilan, type TimeWindow, timeWindowOf, withoutDays } from './timeWindow.ts';

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
/** What is asked of an event: whether to register, and whether it takes place. */
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
const eveningStartHour = 17;

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
  const isSocial = words.some((word) => social.has(word));
  const asksForAny = words.some((word) => anyEvent.has(word));
  // "Anything in Africa?" asks for destinations.
  const isAbroad = words.some((_, index) => placeAt(words, index) !== undefined);
  const isOpen = openQuestion.test(text) && !isAbroad;
  if (!isSocial && !asksForAny && !isOpen && window === undefined) return undefined;
  const topic = topicOf(message);
  const upcoming = await eventsFrom(api, now);
  const namesEvent = asksForAny || isSocial || isOpen;
  const about = topic.length === 0 ? [] : mostAbout(topic, upcoming, namesEvent ? minTopic : 1);
  // Without a word for events, a day and all of a topic ask for one: "calcetto sabato?"
  const isAbout = about.length > 0;
  if (!isAbout && !(topic.length === 0 && namesEvent)) return undefined;
  const ofKind = isAbout
    ? about
    : isSocial
      ? upcoming.filter((event) => wordsOf(event).some((word) => social.has(word)))
      : upcoming;
  const found =
    window === undefined ? ofKind : ofKind.filter(({ start }) => isWithin(window, start));
  const planned = found.filter(({ status }) => status === 'upcoming');
  const next = ofKind.find(({ status }) => status === 'upcoming');
  const shown = planned.length > 0 ? planned.slice(0, maxListed) : next === undefined ? [] : [next];
  return fromTable({
    text: textOf(
      { planned, cancelled: found.filter(isCancelled), next, window, lang, isSocial },
      text,
    ),
    documents: shown.map(({ id, title }) => ({
      title,
      tag: say(lang, 'events'),
      url: `/#eventi-${encodeURIComponent(id)}`,
    })),
    // Without ids, whose digits would pass for facts.
    rows: found.map(({ title, description, location, registration_link, status, start }) => ({
      title,
      description: description?.slice(0, maxDescription),
      location,
      registration_link,
      status,
      when: whenAndWhere({ start }, lang),
    })),
  });
}

/** What the question names besides events and days. */
const topicOf = (message: string) =>
  searchTermsOf(withoutDays(message)).filter(
    ({ phrase, optional, ignorable, known, words }) =>
      !phrase &&
      !optional &&
      (known || !ignorable) &&
      words.every(
        (word) =>
          !anyEvent.has(word) &&
          !social.has(word) &&
          !noTopic.has(word) &&
          !registration.test(word),
      ),
  );

const wordsOf = ({ title, event_type, description, location }: Event) =>
  tokenize([title, event_type, description, location].join(' '));

/** The events that have most of a topic, if they have enough of it. */
function mostAbout(
  topic: ReturnType<typeof topicOf>,
  events: readonly Event[],
  least: number,
): Event[] {
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

const isCancelled = ({ status }: Event) => status === 'cancelled';

/** Whether an event starts on one of the days, in Milan. */
function isWithin({ first, last, evening }: TimeWindow, start: Date): boolean {
  const { day, hour } = inMilan(start);
  return day >= first && day <= last && (!evening || hour >= eveningStartHour);
}

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

type Found = {
  readonly planned: readonly Event[];
  readonly cancelled: readonly Event[];
  readonly next: Event | undefined;
  readonly window: TimeWindow | undefined;
  readonly isSocial: boolean;
  readonly lang: Language;
};

/** Lists the events, or says that there is none, which is cancelled and which is the next. */
function textOf({ planned, cancelled, next, window, lang, isSocial }: Found, question: string) {
  const name = window?.name[lang];
  const named = name === undefined ? '' : name.charAt(0).toUpperCase() + name.slice(1);
  const written = (key: 'event' | 'eventLine' | 'nextEvent', event: Event) =>
    say(lang, key, { title: event.title, when: whenAndWhere(event, lang) });
  const signUp = (event: Event) =>
    say(lang, event.registration_link == null ? 'noSignUp' : 'signUp');
  const [first] = planned;
  if (planned.length === 1 && first !== undefined)
    return `${written('event', first)} ${signUp(first)}`;
  if (planned.length > 1) {
    const lines = planned.slice(0, maxListed).map((event) => written('eventLine', event));
    const title = say(lang, name === undefined ? 'eventsSoon' : 'eventsThen', { window: named });
    return [title, ...lines, say(lang, 'signUp')].join('\n');
  }
  const missing = cancelled.map(({ title }) => say(lang, 'cancelledEvent', { title }));
  if (next === undefined) return [...missing, say(lang, 'noEventAtAll')].join(' ');
  const none = isSocial ? 'noParty' : 'noEvent';
  return [
    ...(missing.length > 0
      ? missing
      : [say(lang, name === undefined ? none : `${none}Then`, { window: named })]),
    written('nextEvent', next),
    ...(registration.test(question) ? [signUp(next)] : []),
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
