import { distressSum } from './distressSignals.ts';
import { isEverydayTalk, isStudyTalk, withoutQuotations } from './everydayTalk.ts';
import { withoutIdioms } from './feelings.ts';
import { normalizeText } from './normalizeText.ts';

/** Words by which people speak of themselves. */
const firstPerson =
  /\b(io|mi|me|(mi[oa]|miei|mie|my) (\w+ )?(mamma|madre|papa|padre|genitori|famiglia|sorella|fratell\w+|ragazz\w+|fidanzat\w+|ex|marito|moglie|vita|testa|cuore|mente|corpo|stomaco|mum|mom|mother|dad|father|parents|family|sister|brother|boyfriend|girlfriend|husband|wife|partner|life|head|heart|mind|body|chest|stomach|best friend)|i miei|sono|ho|sto|vado|riesco|penso|credo|sento|ero|avevo|dormo|mangio|piango|studio|esco|passo|bevo|fumo|merito|gioco|odio|trovo|vedo|guardo|fisso|leggo|vivo|resto|rimango|apro|chiudo|perdo|faccio|evito|salto|aspetto|rispondo|parlo|fingo|sopporto|reggo|temo|prendo|non \w+o (piu|mai)|i|i'?m|i'?ve|i'?d|id|im|ive|me|myself|idk|feels)\b/;

/** A sentence that asks for something, whether it has a question mark or not. */
const request = new RegExp(
  [
    // How a question or an order begins.
    /^\W*(chi|che|cosa|con ch[ei]|come|per|a che|a chi|di che|devo|dovrei|do|does|did|is|are|am|was|will|would|could|should|can|must|who|whose|which|what|when|where|why|how|give|write|send|calculate|work out|book|tell|fammi|dammi|ditemi|calcola\w*|scrivi\w*|traduci\w*)\b/,
    // In the middle of a sentence, "quando" only tells when.
    /(^|[,;:.?!] ?)(e |ma )?(da )?quando (?!(sono|mi|ero|ho|torno|vado|dormo|mangio|bevo|esco|penso|vedo|resto|sto|piango|provo|entro|parlo|chiudo|apro|sento) )/,
    // Italian.
    /\b(mi serv\w+|mi (manda\w*|dite|dici|spieg\w+|consigli\w+|scriv[ie]|interess\w+)|cerc(o|avo|ando)|vorrei(?! (solo |tanto )?(che|sparire|piangere|dormire|urlare))|volevo|voglio(?! (solo )?(che|sparire|piangere|dormire|urlare))|(avrei|avremmo) bisogno|bisogno (di (un|una|uno|sapere|info\w*|appunti)|del|dell\w*|degli|delle)|sapere|capire|info|informazioni|avete|potete|puoi|(?<!non so )(?<!non so piu )dove|(sapete|sai|dite|dici|sapere) quando|quali|quale|quant[oi]|qualcuno (ha|sa)|come (si|posso|faccio|trovo|prendo|apro|parlo)|si puo|posso|e possibile|c'e (un|una|qualc)\w*|ci sono)\b/,
    // English.
    /\b((i|we) need (the|a|an|some|to know|notes|help with)|looking for|(i|we) want to(?! (cry|sleep|scream|disappear|keep living|give up|be alone|hide))|(would|'d) (like|need)|(can|could|may|do|did) (i|you|they|we)|is there|are there|where|when (is|are|do|does|can|will)|which|what (is|are|do|does|time|should)|how (do|can|does|much(?! (longer|more))|many|long)|send me|please|recommend)\b/,
    // What the association is asked for.
    /\b(appunti|dispens\w+|slide|notes|handouts?|past papers?|deadline|scadenz\w+|bando|modulo|grazie|thanks|segreteria|iscri\w+|calendario)\b/,
    // What is lost or broken is a matter for a desk.
    /\b(dimenticat\w+|smarrit\w+|forg[eo]t\w*|password|portale|portal|wi-?fi|badge|tessera|non funziona|(doesn't|does not|isn't|not) work\w*)\b/,
    /\?/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** A question that nobody asks about university: whether others feel the same. */
const sharedFeeling =
  /\b(e normale|is it normal|(succede|capita) anche|anyone else|am i the only|sono l'unic\w|solo io|only one)\b/;

/** Good news is no disclosure. */
const gladness =
  /\b(felic\w+|content[oae]|bellissim\w|benissimo|best (day|night|week|party|trip)|so much fun|it was fun|lucky|giornata stupenda|brindiamo|worth it|fair enough|more \w+ for me|ne (e valsa|vale)|evviva|yay|cheers|laughing|a?hah[ah]*|happy to|glad|delicious)\b|[😂🤣🎉🥳]/u;

export const isGlad = (normalized: string): boolean => gladness.test(normalized);

const minWords = 4;
/** A story of this many words is more than the context of a request. */
const minWordsBesideRequest = 10;

/**
 * Whether a message tells something of its author: and nothing else, or `besideRequest`. Nobody does the first to
 * learn a date; it may be somebody who is not well, in words that no list of phrases has.
 */
export function selfDisclosureIn(message: string): 'alone' | 'besideRequest' | undefined {
  const normalized = withoutQuotations(normalizeText(message));
  if (isGlad(normalized) || isEverydayTalk(normalized)) return undefined;
  let words = 0;
  let isPersonal = false;
  let hasRequest = false;
  for (const sentence of normalized.split(/(?<=[.!?;\n])\s*/)) {
    const isShared = sharedFeeling.test(sentence);
    if (!isShared && request.test(sentence)) {
      hasRequest = true;
      continue;
    }
    words += sentence.split(/\s+/).filter((word) => word !== '').length;
    isPersonal ||= isShared || firstPerson.test(sentence);
  }
  if (!isPersonal) return undefined;
  if (hasRequest) return words >= minWordsBesideRequest ? 'besideRequest' : undefined;
  if (words < minWords) return undefined;
  // About studying, only a sign makes it more than a complaint.
  const hasSign = distressSum(withoutIdioms(normalized)) > 0;
  return hasSign || !isStudyTalk(normalized) ? 'alone' : undefined;
}
