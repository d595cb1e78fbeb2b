import type { Language } from '../../_shared/languages.ts';

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
  cancelled: (title: string) => `«${title}» è stato annullato.`,
  noneAtAll: 'In questo momento non ci sono eventi in programma.',
  signUp: 'Per iscriverti, guarda tra gli eventi nella home.',
  noSignUp: 'Non serve iscriversi: la registrazione non è prevista.',
};

export const eventTexts: Readonly<Record<Language, typeof it>> = {
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
    cancelled: (title) => `“${title}” is cancelled.`,
    noneAtAll: 'There are no events coming up at the moment.',
    signUp: 'To sign up, look among the events on the home page.',
    noSignUp: 'You need not sign up: no registration is planned.',
  },
};
