import { normalizeText } from 'shared/search';
import { numberWords } from '../words/numberWords.ts';

/** A run of figures is one number: a long one, divided in every way, would take seconds. */
const number = `(?:\\d[\\d.,:]{0,30}(?![\\d.,:])|${[...numberWords.keys()].join('|')}|(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant)\\w*|\\w{0,20}cento|mill?e|meta|mezz[oa]|doppio)`;
const time =
  '(?:secondi|minut[oi]|quart[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|semestr[ei]|ann[oi]|volt[ae])';
const counted = (unit: string) =>
  new RegExp(
    `\\b(?:${number}(?: (?:o|e|a|al|alla|e mezzo))? ?){1,3}(?:\\w+ )?${unit}\\b|\\bmezz['’ ]?ora\\b`,
  );

/**
 * A kind of fact: how it is asked for, what a passage that states one has, and what the heading above it is often
 * called. Figures stand as digits and as words. The first kind that is asked counts.
 */
const kinds: readonly (readonly [asked: RegExp, stated: RegExp, headed: RegExp])[] = [
  [
    /\bquant[ei] (pagin|parol|rig)|\bhow many (pages|words|lines)|\bhow long (should|must|can|does|is) (my |the |a |an )?(\w+ ){0,2}(be|cv|resume|letter|essay|statement|report|thesis)\b|\bquanto (e |deve essere )?lung[oa]/,
    counted('(?:pagin[ae]|righ?[ae]|parole)'),
    /\blung/,
  ],
  [
    /\bquanto (tempo|dura\w*|ci (vuole|mette))\b|\b(quant[ei]|ogni quant[oei]|per quant[oei]|entro quant[oei]|fra quant[oei]) (secondi|minut|or[ae]|giorn|settiman|mes[ei]|semestr|ann[oi])|\bogni quanto\b|\bquante volte\b|\bhow (long|often|early|soon|many (times|minutes|hours|days|weeks|months|years))\b|\bwithin how\b|\bdura(re|ta|no)?\b/,
    counted(time),
    /\b(quando|tempi|tempo|durata|orari|calendario|scadenz)/,
  ],
  [
    /\bquanto (cost\w*|si paga|pag\w*|spend\w*|vien\w*|guadagn\w*|dev\w+ (pagare|spendere))|\b(cost[oi]|prezz[oi]|tariff[ae]|price|prices|cost|costs|fee|fees|pay|paid|pagat[oi]|affitto|rent)\b|\bhow (much|expensive)\b/,
    /\beuro\b|€|\bgratis\b|\bgratuit|\bprezzo\b|\bcosta(no)?\b|\btass[ae]\b|\bcompenso\b|\bpaga(no|ta|to)?\b|\brimbors/,
    /\b(cost|prezz|cont|sold|fasce|quanto)/,
  ],
  [
    /\b(quando|entro quando|che giorn[oi]|che dat[ae]|in che (mese|periodo)|scadenz[ae]|when|deadlines?|which (day|month)|what (day|date)|fino a quando|until when)\b/,
    /\b(gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|autunno|inverno|primavera|estate|settiman[ae]|mes[ei]|giorn[oi]|ann[oi]|prima|dopo|entro|subito)\b|\b\d{1,2}[:.]\d\d\b/,
    /\b(quando|tempi|calendario|scadenz|orari)/,
  ],
  [
    /\b(quant[oaie]|how many|how high|che (voto|punteggio|media|livello)|what (score|grade|level|mark)|percentuale|percentage|numero di)\b/,
    new RegExp(`\\b${number}\\b|%|\\b[abc][12]\\b`),
    /\b(quant|sogli)/,
  ],
  [
    /\b(dove|dov'e|in che (posto|via|sito)|where)\b/,
    /\b(presso|piano|via|piazza|portale|sito|sportello|segreteria|ufficio|centro|online|bibliotec\w*|sal[ae]|aul[ae]|dall'|dal|nelle?|in alcune)\b/,
    /\bdove/,
  ],
];

type Fact = {
  readonly isIn: (passage: string) => boolean;
  readonly heads: (heading: string) => boolean;
};

/** The fact that a question asks for, or undefined. */
export function factOf(question: string): Fact | undefined {
  const text = normalizeText(question);
  const kind = kinds.find(([asked]) => asked.test(text));
  if (kind === undefined) return undefined;
  const [, stated, headed] = kind;
  return {
    isIn: (passage) => stated.test(normalizeText(passage)),
    heads: (heading) => headed.test(normalizeText(heading)),
  };
}
