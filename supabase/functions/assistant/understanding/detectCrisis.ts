import { danger, violence } from './crisisPatterns.ts';
import { distressSum, isPractical } from './distressSignals.ts';
import { withoutComparisons, withoutHyperboles, withoutQuotations } from './everydayTalk.ts';
import { laughs, saysFeeling, withoutIdioms } from './feelings.ts';
import { normalizeText } from './normalizeText.ts';
import { isGlad, selfDisclosureIn } from './selfDisclosure.ts';

const everything = '(tutto|everything|it all)';
/** The object of giving up: none, or everything. "Smettere di ricevere mail" has another one. */
const everythingPattern = `(?=\\W*$|\\W+(e|ma|perche|and|but|because|now|already)\\b|[,.;!]| (di |gia |a )?${everything})`;

/** Phrases of emotional distress. */
const distress = [
  /\bnon ce la faccio (proprio |davvero )?piu\b|\bnon ce la faccio\W*$|\bnon (ne posso|reggo|resisto|ce la posso fare) ?(proprio )?(piu)?\b/,
  /\b(in|nel) panico\b|\bpanico\b.{0,20}\b(esam\w*|oral\w*|scritt\w*|appell\w*)\b|\battacc(o|hi) di (panico|ansia)\b|\bcrisi di (nervi|pianto|panico)\b/,
  new RegExp(
    `\\b(voglio|vorrei|sto per|penso di|pensando di|ho deciso di|mi viene da|stavo per|meglio) ((mollare|smettere)${everythingPattern}|lasciare tutto|arrendermi|piangere)`,
  ),
  /\bmollo tutto\b|\bmollare tutto\b/,
  /\b(piango|piangere|piangendo)\b|\b(sono|mi sento|sentirmi) (molto |cosi |davvero |un po' )?(disperat|esaurit|depress|esaust)[oa]\b|\b(soffro di|sono in|ho la) depressione\b|\besaurimento nervoso\b|\b(in|sono in) burn ?out\b/,
  /\bmi sento (molto |cosi |tanto |troppo |davvero )?(sol[oa]|male|inutile|uno schifo|fallit[oa]|un fallit[oa]|una fallita|un fallimento|sopraffatt[oa]|vuot[oa]|schiacciat[oa]|soffocare)\b|\bsono (un fallimento|un fallito|una fallita|a pezzi|distrutt[oa]|sopraffatt[oa])\b/,
  /\bnon valgo (niente|nulla)\b|\bho fallito( in)?( tutto)?\s*([,.;]|$)|\bsono una delusione\b|\bmi odio\b|\bi hate myself\b|\bi('?m| am) (not good enough|worthless)\b|\bnon so piu (che|cosa|come) fare\s*([,.;]|$)|\bnon ho piu (forze|voglia di niente|energie)\b|\bsto (troppo|molto|davvero|proprio) male\b|\b(niente|nulla) ha (piu )?senso\b/,
  /\b(sono|mi sento) (\w+ )?(ansios|terrorizzat|spaventat|angosciat|stressat)[oa]\b|\bho (tanta |troppa |molta |cosi tanta )?paura (di|del|dell'|che|per) ?(non )?(\w+ )?(passar\w*|fallire|farcela|laurearmi|superar\w*|bocci\w*|esam\w*|oral\w*|scritt\w*|futuro)\b/,
  /\b(can'?t|cannot|can not) (take|do|handle|bear|stand|cope with) (it|this|that|life)( all)?( (any ?more|any longer)\b|\W*$)|\b(can'?t|cannot) (cope|go on)\W*($|any|like|with (this|it|life|everything))/,
  /\bpanic(king|ked)?\b.{0,30}\b(exam\w*|test|oral)\b|\bpanic attacks?\b|\b(i'?m|i am|am|feeling) (so |really |totally )?(panicking|overwhelmed|desperate|hopeless|depressed|lonely|burn(t|ed) out|exhausted|broken|a failure)\b/,
  /\b(i'?m|i am|i feel|feeling) ((so|very|really|too|extremely|super|completely) )*((scared|terrified|afraid|anxious|nervous|stressed( out)?|worried sick) (of|about|for|before) |(scared|terrified|anxious|stressed( out)?)\W*$)/,
  new RegExp(
    `\\bi (want|would like|feel like|am going|think i should|am thinking of|just want)( to)? ((give up|giving up|quit|quitting)( on)?${everythingPattern}|crying|cry\\b)`,
  ),
  /\bi feel (so |really |very )?(alone|worthless|hopeless|overwhelmed|like a failure|lonely|empty)\b|\b(i('ve| have) been|keep) crying\b|\b(falling apart|breaking down|mental breakdown)\b/,
];

/** Adjectives of distress, and what may stand between them and "I feel" or "sono". */
const adverbs =
  "(?:(?:cosi|molto|tanto|troppo|davvero|proprio|sempre|piu|abbastanza|un po'?|so|very|really|too|extremely|super|completely|totally|always|just|quite|pretty|a bit|constantly|all the time|and|e|ma|but|sol[oa]|stanc[oa]|tired|stressed|lonely|alone|sad|ultimamente|lately) )*";
const adjectives =
  '(?:depress[oae]d?|depressed|disperat[oa]|esaurit[oa]|esaust[oa]|svuotat[oa]|sol[oa] e|sopraffatt[oa]|angosciat[oa]|infelice|a pezzi|distrutt[oa]|inutile|vuot[oa]|overwhelmed|hopeless|desperate|lonely|miserable|worthless|empty|numb|burn(?:t|ed) out|burnt out|broken|exhausted|anxious|suicidal|isolated|helpless)';
const feelings = new RegExp(
  `\\b(?:mi sento|mi sto sentendo|sono|sto diventando|i feel|i felt|i am|i'?m|im|feeling|i have been feeling|i've been feeling|been feeling)(?: come)? ${adverbs}${adjectives}\\b`,
);
const situations =
  /\b(non (dormo|mangio|riesco a dormire|riesco a mangiare|esco|parlo) piu\b|non ho (amici|nessuno con cui|nessuno)\b|nessuno mi (capisce|vuole|parla)|tutto mi (sembra|pare) (inutile|senza senso)|piango (sempre|ogni|tutt\w*)|ho (continui|spesso|sempre) (attacchi|crisi)|mi manca l'aria|i have no (friends|one to talk)|no one (understands|likes) me|nobody (understands|likes) me|i (can'?t|cannot) (sleep|eat|breathe|stop crying)|i cry (every|all|a lot)|(everything|life) feels (pointless|meaningless|too much)|i'?m struggling (a lot|mentally|so much)|mental(ly)? (exhausted|breakdown|not (ok|okay|well))|non sto (piu )?bene mentalmente|sto crollando|non mi riconosco piu)\b/;

/** Adjectives that are also figures of speech: "I'm desperate, where is the form?" */
const hyperbole =
  /\b(disperat|stressat|ansios|esaust|distrutt|spaventat|terrorizzat|nervos|sopraffatt)[oa]\b|\b(nel|in) panico\b|\bho paura (di|del|dell)\b|\b(desperate|stressed|anxious|exhausted|scared|terrified|nervous|panicking|overwhelmed)\b/;

/** The least sum of signs that counts as distress: two of them, or one that lasts. */
const minSum = 1.5;
/** The same where somebody tells something of themselves: there, one sign is hardly a figure of speech. */
const minSumOfDisclosure = 0.5;

/** Phrases that count only when the message asks no practical question. */
const mild =
  /\bmi sento (molto |cosi |tanto |troppo |davvero )?pers[oa]\b|\bi feel (so |really |very )?lost\b/;
const practicalQuestion =
  /(?<!non so )\b(dove|quando|come (si|funziona|posso|devo|faccio a))\b|(?<!(don't|dont|do not) know )\b(where|when|how (do|can|does|should) )|\b(rimborso|refund|procedura|modulo)\b/;

export type Crisis = 'distress' | 'violence' | 'danger';

/** Detects a message of somebody in crisis, the most urgent kind first. */
export function detectCrisis(message: string): Crisis | undefined {
  const normalized = normalizeText(message);
  const isSaidOf = (text: string) => (pattern: RegExp) => pattern.test(text);
  // What a friend has said may be an alarm, so only comparisons and jokes about things are left out.
  if (danger.some(isSaidOf(withoutComparisons(withoutHyperboles(normalized))))) return 'danger';
  if (violence.some(isSaidOf(normalized))) return 'violence';
  const literal = withoutIdioms(withoutQuotations(normalized));
  const isMeant = (pattern: RegExp) => pattern.test(literal);
  const practical = isPractical(normalized);
  const signs = distressSum(literal);
  // What is asked beside a story does not make its signs a figure of speech.
  const isHeard =
    selfDisclosureIn(message) === undefined
      ? signs - Number(practical) - Number(isGlad(normalized) || laughs(normalized)) >= minSum
      : signs >= minSumOfDisclosure;
  if (isHeard) return 'distress';
  if (saysFeeling(literal)) return 'distress';
  const laughing = laughs(normalized);
  if (isMeant(mild) && !laughing && !practicalQuestion.test(normalized)) return 'distress';
  const isSaid = distress.some(isMeant) || isMeant(feelings);
  const isLight = practical || laughing || isGlad(normalized);
  if (isSaid && !(isLight && hyperbole.test(literal))) return 'distress';
  return isMeant(situations) && !practical && !laughing ? 'distress' : undefined;
}
