import { normalizeText } from 'shared/search';
import { knownValues } from '../../_shared/knownValues.gen.ts';
import { isOn } from '../parts.ts';

const names = (of: readonly string[]) => of.map(normalizeText).join('|');
const bodies = names(knownValues.bodies.flatMap(({ key, name }) => [key, name]));
const years = names(Object.values(knownValues.yearsInText).flatMap((each) => Object.values(each)));

/**
 * Kinds of words of which a question names one: a follow-up that names another means that one in its place. "E la
 * magistrale?" after a question about the triennale asks the same of the magistrale.
 */
const kinds: readonly RegExp[] = [
  /\b(in |alla |della |la |di |for (the )?|in (the )?)?(triennale|triennali|triennio|bachelor'?s?( degree)?|undergraduate|magistrale|magistrali|biennio|master'?s?( degree)?|msc|giurisprudenza|giuri|legge|clmg|law( school| degree| students)?)\b/,
  new RegExp(`\\b(${years})\\b`),
  /\b(appunti|dispens[ae]|sbobine|riassunt[oi]|esercizi( svolti)?|formulari[oi]|domande( di teoria| orali)?|schem[ai]|cas[oi] commentati|glossario|notes|handouts?|summar(y|ies)|(solved )?exercises|formula sheets?|theory questions|outlines)\b/,
  /\b(oggi|domani|dopodomani|stasera|questa settimana|settimana prossima|prossima settimana|(questo |nel )?(weekend|fine settimana)|questo mese|mese prossimo|today|tomorrow|tonight|this week|next week|(this |at the )?weekend|this month|next month)\b/,
  /\b(prim[oa]|second[oa]|terz[oa]|quart[oa]|quint[oa]|first|second(?!-| hand)|third|fourth|fifth)\b/,
  new RegExp(`\\b(${bodies}|quality|sports?|departments)\\b`),
  /\b[1-5]\b/,
];

/**
 * Puts the slots of the new question into the previous one.
 * @returns undefined when they have no kind of word in common.
 */
export function withSlotsOf(previous: string, next: string): string | undefined {
  if (!isOn('slots')) return undefined;
  let text = previous;
  let isChanged = false;
  let rest = next;
  for (const kind of kinds) {
    const asked = kind.exec(rest)?.[0];
    const before = kind.exec(text)?.[0];
    if (asked === undefined || before === undefined) continue;
    text = text.replace(before, asked);
    rest = rest.replace(asked, ' ');
    isChanged = true;
  }
  return isChanged ? `${text} ${rest}`.replace(/\s+/g, ' ').trim() : undefined;
}
