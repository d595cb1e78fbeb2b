import { type Language, locales } from '../../_shared/languages.ts';
import type { UpcomingEvent } from '../retrieval/upcomingEvents.ts';
import type { TimeWindow } from '../understanding/timeWindow.ts';

type EventSummary = Pick<UpcomingEvent, 'title' | 'start' | 'location'>;

const maxEvents = 4;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const it = {
  at: (day: string, time: string) => `${day} alle ${time}`,
  one: (title: string, when: string) => `«${title}» è ${when}.`,
  several: (window: string | undefined) =>
    `${window === undefined ? 'In programma' : capital(window)}:`,
  line: (title: string, when: string) => `«${title}», ${when}`,
  next: (title: string, when: string) => `Il prossimo evento è «${title}», ${when}.`,
  none: (window: string | undefined, social: boolean) =>
    window === undefined
      ? `Di ${social ? 'feste' : 'eventi così'} in programma non ne vedo.`
      : `${capital(window)} non ${social ? 'ci sono feste' : 'c’è niente'} in programma.`,
  noneAtAll: 'In questo momento non ci sono eventi in programma.',
  signUp: 'Per iscriverti, guarda tra gli eventi nella home.',
};

const phrases: Readonly<Record<Language, typeof it>> = {
  it,
  en: {
    at: (day, time) => `${day} at ${time}`,
    one: (title, when) => `“${title}” is on ${when}.`,
    several: (window) => `${window === undefined ? 'Coming up' : capital(window)}:`,
    line: (title, when) => `“${title}”, ${when}`,
    next: (title, when) => `The next event is “${title}”, on ${when}.`,
    none: (window, social) =>
      window === undefined
        ? `I see no ${social ? 'parties' : 'such events'} coming up.`
        : `There ${social ? 'are no parties' : 'is nothing'} on ${window.replace(/^(on|at) /, '')}.`,
    noneAtAll: 'There are no events coming up at the moment.',
    signUp: 'To sign up, look among the events on the home page.',
  },
};

export type SelectedEvents<Event extends EventSummary = EventSummary> = {
  /** The matching events, the next first. */
  readonly events: readonly Event[];
  /** The next of all events, for an answer without a match. */
  readonly next: Event | undefined;
  readonly window: TimeWindow | undefined;
  readonly social: boolean;
};

/** Lists the events, or says that none matches and which is the next. */
export function formatEvents(
  { events, next, window, social }: SelectedEvents,
  lang: Language,
): string {
  const say = phrases[lang];
  const [first] = events;
  if (first !== undefined) {
    if (events.length === 1) {
      return `${say.one(first.title, whenAndWhere(first, lang))} ${say.signUp}`;
    }
    const lines = events
      .slice(0, maxEvents)
      .map((event) => say.line(event.title, whenAndWhere(event, lang)));
    return [say.several(window?.name[lang]), ...lines, say.signUp].join('\n');
  }
  if (next === undefined) return say.noneAtAll;
  return [
    say.none(window?.name[lang], social),
    say.next(next.title, whenAndWhere(next, lang)),
    say.signUp,
  ].join(' ');
}

function whenAndWhere({ start, location }: EventSummary, lang: Language): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[lang], {
      ...options,
      timeZone: 'Europe/Rome',
    }).format(start);
  const day = format({ weekday: 'long', day: 'numeric', month: 'long' });
  const time = format({ hour: '2-digit', minute: '2-digit' });
  return [phrases[lang].at(day, time), location].filter(Boolean).join(', ');
}
