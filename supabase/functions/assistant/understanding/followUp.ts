import { placeAt } from 'shared/places';
import { normalizeText, questionWords, tokenize } from 'shared/search';
import { namesEvents } from '../lookups/events.ts';
import { programmes } from '../lookups/programme.ts';
import { glossary, singular } from '../words/glossary.ts';

/** How a question begins that goes on from the one before. */
const beginning =
  /^\W*(no|e|ed|ma|e se|e invece|invece|anche|oppure|quindi|poi|and|but|or|what about|how about|what if|also|then|so|ok e|ok and|any( other)?|altr[ioae]|qualche|more|other)\b/;
/** It points to what was asked or answered before. */
const pointing =
  /\b(it|its|they|them|that one|those|there|that|quello|quella|quelli|quelle|li'|la'|farl[oaie]|pagarl[oaie]|averl[oaie]|trovarl[oaie]|chiederl[oaie]|ne ho|ci vado|ce l'ho)\b/;
const questionWord = /\b(chi|come|quando|dove|perche|cosa|who|how|when|where|why|what|which)\b/;
const maxWords = 9;
const leading =
  /^\W*(?:(?:no|e|ed|ma|and|but|or|oppure|invece|quindi|poi|so|then|ok|also|anche|if|se|what about|how about|what)\b[\s,]*)+/;
const preposition =
  /\b(di|del|della|dello|dei|degli|delle|per|in|nel|nella|al|alla|a|of|for|about|in|at|to|with|con)\s+(?:(?:il|lo|la|i|gli|le|the|a|an|un|una)\s+)?/;

/** Words that ask something of a topic and name none: "documenti", "scadenza", "requisiti". */
const aspects = new Set(
  'documenti documento documents scadenza scadenze deadline deadlines requisiti requirements costi costo costa cost costs prezzo price orari orario hours data date dates esercizi exercises svolti svolto risolti completi solved worked appunti notes dispense handouts riassunto riassunti summary formulario formula sheet domande questions modulo form dove quando quanto tempo time lungo long dura durata pagano pagare paga pay iscrizione iscriversi iscrivo iscrivermi register sign contatto contact contattare mail numero primo secondo terzo first second third anno year triennale magistrale bachelor master soldi money rimborso refund obbligatorio mandatory compulsory limite limit punteggio score media voto grade crediti credits cfu certificato certificate ultimo last minimo minimum massimo maximum gratis free lingua language inglese english italiano italian rappresentante representative chi who presentare presento submit cambiare cambia change rinunciare prenotare book bando graduatoria risposta rispondono domanda application apply ranking answer reply reservation bisogna necessario possibile possible allowed vietato'.split(
    ' ',
  ),
);

/** How a question hangs on the one before. */
type FollowUp = {
  /** The question rewritten so that it stands alone. */
  readonly rewritten: string;
  /** Whether it can only be understood so; otherwise the better of the two variants counts. */
  readonly isCertain: boolean;
  /** Whether it says so itself, by how it begins or by a pronoun. */
  readonly saysSo: boolean;
};

/** @returns undefined for a question that stands alone. */
export function followUpOf(message: string, previous: string): FollowUp | undefined {
  if (previous.trim() === '') return undefined;
  const text = normalizeText(message).trim();
  const words = tokenize(text);
  if (words.length === 0 || words.length > maxWords || namesEvents(words)) return undefined;
  const topic = words.filter((word) => !questionWords.has(word));
  const namesTopic = topic.some((word) => !aspects.has(word));
  const begins = beginning.test(text);
  const saysSo = begins || pointing.test(text);
  if (namesTopic && !saysSo && topic.length > 2) return undefined;
  return {
    rewritten: combine(normalizeText(previous).trim(), text),
    // "Invece" names what is asked in place of the topic before, which may stand alone.
    isCertain: !namesTopic || (begins && topic.length <= 2 && !/^\W*(e )?invece\b/.test(text)),
    saysSo,
  };
}

/** Of these a question names one: a follow-up that names another means that one in its place. */
const slots = [
  /\b(prim[oa]|second[oa]|terz[oa]|quart[oa]|quint[oa]|first|second|third|fourth|fifth|[1-5])\b/,
  new RegExp(
    `(${Object.values(programmes)
      .map(({ pattern }) => pattern.source)
      .join('|')})\\w*`,
  ),
];

function combine(previous: string, text: string): string {
  const next = text.replace(leading, '').replace(/[?!.]+$/, '');
  const question = previous.replace(/[?!.]+$/, '');
  const slot = slots.find((each) => each.test(question) && each.test(next));
  const named = slot?.exec(next)?.[0];
  if (slot !== undefined && named !== undefined)
    return `${question.replace(slot, named)} ${next.replace(named, ' ')}`.trim();
  const isReplacement = /^\W*(and )?(what|how) about\b/.test(text);
  return withObjectOf(question, next, isReplacement) ?? `${question} ${next}`;
}

/** "Appunti di micro?" and "e di macro?": the new word stands in the place of the old one. */
function withObjectOf(question: string, next: string, isReplacement: boolean): string | undefined {
  const words = tokenize(next).filter((word) => !questionWords.has(word));
  const asksAspect = words.some((word) => aspects.has(word));
  if (words.length === 0 || words.length > 3 || asksAspect) return undefined;
  // A verb asks something else of the same topic.
  if (/\b(si|posso|devo|serve|can|do|does|is|are|should|must|need)\b/.test(next)) return undefined;
  if (questionWord.test(next)) return undefined;
  const asked = preposition.exec(next);
  const object = asked === null ? next : next.slice(asked.index + asked[0].length);
  const slots = [...question.matchAll(new RegExp(preposition, 'g'))];
  const same = slots.filter(([, word]) => word === asked?.[1]).at(-1);
  const slot = same ?? slots.at(-1);
  if (slot === undefined || (same === undefined && !isReplacement && !isKnown(object)))
    return undefined;
  const start = slot.index + slot[0].length;
  const following = slots.find(({ index }) => index > slot.index);
  return `${question.slice(0, start)}${object} ${following === undefined ? '' : question.slice(following.index)}`.trim();
}

/** Whether all of a text is a word of the glossary or a place. */
const isKnown = (text: string) =>
  tokenize(text)
    .filter((word) => !questionWords.has(word))
    .every(
      (word) =>
        glossary.has(word) || glossary.has(singular(word)) || placeAt([word], 0) !== undefined,
    );
