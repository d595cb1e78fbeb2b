import { normalizeText } from 'shared/search';

/** Each number's words; "another" is the next one after the first. */
const words: readonly (readonly [number, string])[] = [
  [1, 'prim[oa]|first'],
  [2, 'second[oa]|second|altr[oa]|other|another|prossim[oa]|successiv[oa]|next'],
  [3, 'terz[oa]|third'],
  [4, 'quart[oa]|fourth'],
  [5, 'quint[oa]|fifth'],
];

const ordinal =
  /\b(prim[oa]|second[oa]|terz[oa]|quart[oa]|quint[oa]|first|second(?!-| hand)|third|fourth|fifth|[1-5])\b/;
const opening =
  '(?:(?:e|ed|ma|poi|invece|and|but|then|what about|how about|dammi|mostrami|give me|show me)\\s+)*';
const article = "(?:(?:del|della|dell'|il|lo|la|l'|un|una|un'|of the|the)\\s*)?";
const listed =
  '(?:\\s+(?:risultato|documento|pagina|dispensa|guida|file|persona|one|result|document|page|handout|guide|person))?';

const patterns = words.map(
  ([number, word]) =>
    [number, new RegExp(`^\\W*${opening}${article}(?:${word})${listed}\\W*$`)] as const,
);

/**
 * Which result of the answer before a message asks for, from 1, when it says nothing else: "e la seconda?",
 * "the third one", "un'altra?". Not after a question that counts something itself: after "la prima rata", the
 * second is an instalment.
 */
export function resultNumber(message: string, previous: string): number | undefined {
  if (ordinal.test(normalizeText(previous))) return undefined;
  const text = normalizeText(message).trim();
  return patterns.find(([, pattern]) => pattern.test(text))?.[0];
}
