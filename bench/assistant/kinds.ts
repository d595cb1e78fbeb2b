import { of } from './question.ts';

/** A question of each kind, in one word each. */
export const it = of('italian');
export const en = of('english');
export const typo = of('typos');
export const slang = of('slang');
export const off = of('off-topic');
export const hostile = of('hostile');
export const distress = of('distress');
export const smallTalk = of('small talk');

/** Any of the demonstration's events. */
export const anyEvent = [
  'Aperitivo delle matricole',
  'Exchange: il bando spiegato',
  'Colloqui in consulenza',
  'Mercatino dei libri usati',
  'Startup in un’ora',
  'Torneo di calcetto',
  'Orientamento alle magistrali',
].join('|');
