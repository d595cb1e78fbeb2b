import { isLikely } from './mistyped.ts';
import { stopWords } from './stopWords.ts';

/** Forms of Italian verbs that are no nouns: `ripassare`, `toppato`, `escono`, `organizzando`. */
const verb = /.(are|[^i]ere|ire|armi|ermi|irmi|arsi|ersi|irsi|ato|uto|ito|ano|ono|iamo|ando|endo)$/;
const longestScrap = 3;

/** Whether a word that nothing here has would hardly be missed. */
export function isSlight(word: string): boolean {
  if (word.length <= longestScrap || verb.test(word)) return true;
  return [...stopWords].some((known) => isLikely(word, known));
}

/** What is asked of anything. */
const general = new Set(
  `cost price money soldi costare costa costano prezzo expensive cheap free gratis gratuito cambio cambia cambiare
   modificare open closed aperta aperto end beginning choose choosing pick scegliere scelta problem problema
   difference buy sell leave return document lost lose perso late help aiuto`.split(/\s+/),
);

export function isGeneral(key: string): boolean {
  return general.has(key);
}
