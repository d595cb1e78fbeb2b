import { disclosureWeights } from './disclosureWeights.gen.ts';
import { isFigurative } from './feelings.ts';
import { normalizeText } from './normalizeText.ts';

/**
 * Word classes that separate distress from complaints in messages without an explicit sign. Absolutes, negations
 * and verbs of thinking and feeling are known markers of depression (Al-Mosaiwi and Johnstone, 2018).
 */
const markers = {
  negations:
    /\b(non|senza|without|no|not|can'?t|cannot|don'?t|won'?t|isn'?t|haven'?t|hadn'?t|never|mai)\b/g,
  absolutes:
    /\b(nessuno|niente|nulla|mai|sempre|tutt[oiae]|ogni|solo|sol[oa]|neanche|nemmeno|nobody|nothing|no one|never|always|ever|every\w*|all|any\w*|only|alone)\b/g,
  innerVerbs:
    /\b(sento|sentire|sentirmi|penso|pensare|sembra|paura|terrore|coraggio|forza|voglia|feel\w*|felt|think\w*|wonder|afraid|scared|believe|wish\w*|thought\w*|mind|hate|lost|remember)\b/g,
  relations:
    /\b(miei|padre|madre|papa|mamma|famiglia|ragazzo|ragazza|amic\w+|fratello|sorella|parents|dad|mum|mom|family|friends?|brother|sister|boyfriend|girlfriend|he|him|people|person|gente|altri|others|them)\b/g,
  life: /\b(vita|vivere|viv[oe]|life|live|living|mondo|world|sono|i'?m|myself|stess[oa]|dentro|inside|casa|home|letto|bed|notte|night)\b/g,
  body: /\b(petto|cuore|stomaco|sveglio|dormo|dormire|chest|heart|wake|sleep\w*|drink\w*|beve|bevo|grassa|chili|arms)\b/g,
  duration:
    /\b(mesi|anni|giorni|settimane|days|weeks|months|years|semester|ancora|again|keep|piu|anymore|da (un|una|due|tre))\b/g,
  requests: /^(mi \w+i\b|hai|need|serve|con k?ch?e|se |is it|is this)|\?/g,
  /** And the rest of a day. */
  university:
    /\b(esam\w*|exam\w*|cors[oi]|course\w*|lezion\w+|class\w*|session\w+|aul[ae]|room|bibliotec\w+|library|matematic\w+|math\w*|macro\w*|micro\w*|statistic\w*|contabilit\w+|accounting|diritto|law|formul\w+|programma|piano|guid[ae]|pdf|isee|tass[ae]|fees?|bors[ae]|grant|read(ing)?|books?|libr[oi]|tesserino|badge|caparra|cauzione|deposit|proof|test|mock|erasmus|stanza|residenz\w+|residence|vot[oi]|grades?|media|average|risultat\w+|results?|mensa|canteen|wi-?fi|portal\w*|sito|website|app|coffee|caffe|pizza|slides?|prof\w*|lecture\w*|notes|appunti|match|partita|film|movie|serie|series|roommate|coinquilin\w+|assignment\w*|project\w*|progetto|deadline\w*|scadenz\w+|laptop|computer)\b/g,
} satisfies Record<string, RegExp>;

/** More of the same word says no more. */
const maxCount = 2;
const maxWords = 25;

/** The signals of a message; the first is 1, for the constant. */
export function disclosureSignalsOf(message: string): number[] {
  const normalized = normalizeText(message);
  return [
    1,
    ...Object.values(markers).map((marker) =>
      Math.min(maxCount, [...normalized.matchAll(marker)].length),
    ),
    Math.min(normalized.split(/\s+/).length, maxWords) / 10,
    Number(isFigurative(normalized)),
  ];
}

/** The least probability that counts as distress: a missed message is worse than a false alarm. */
const minProbability = 0.35;

/** Whether what somebody tells of themselves sounds like distress, by weights that `pnpm bench assistant fit` fits. */
export function soundsLikeDistress(message: string): boolean {
  const sum = disclosureSignalsOf(message).reduce(
    (total, signal, index) => total + signal * (disclosureWeights[index] ?? 0),
    0,
  );
  return 1 / (1 + Math.exp(-sum)) >= minProbability;
}
