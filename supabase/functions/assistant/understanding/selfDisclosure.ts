import { normalizeText } from './normalizeText.ts';

/** Words by which people speak of themselves. */
const firstPerson =
  /\b(io|mi|me|mio|mia|miei|mie|sono|ho|sto|vado|riesco|penso|credo|sento|ero|avevo|dormo|mangio|piango|studio|esco|passo|non \w+o (piu|mai)|i|i'?m|i'?ve|i'?d|id|im|ive|my|me|myself|idk|feels)\b/;

/** A sentence that asks for something, whether it has a question mark or not. */
const request = new RegExp(
  [
    // How a question or an order begins.
    /^\W*(chi|che|cosa|con che|come|per|a che|a chi|di che|devo|dovrei|do|does|did|is|are|am|was|will|would|could|should|can|must|who|whose|which|what|when|where|why|how|give|write|send|calculate|work out|book|tell|fammi|dammi|ditemi|calcola\w*|scrivi\w*|traduci\w*)\b/,
    // Italian.
    /\b(mi serv\w+|mi (manda\w*|dite|dici|spieg\w+|consigli\w+|scriv[ie]|interess\w+)|cerc(o|avo|ando)|vorrei|volevo|voglio|(avrei|avremmo) bisogno|bisogno (di (un|una|uno|sapere|info\w*|appunti)|del|dell\w*|degli|delle)|sapere|capire|info|informazioni|avete|potete|puoi|dove|quando|quali|quale|quant[oi]|qualcuno (ha|sa)|come (si|posso|faccio)|si puo|posso|e possibile|c'e (un|una|qualc)\w*|ci sono)\b/,
    // English.
    /\b((i|we) need (the|a|an|some|to know|notes|help with)|looking for|(i|we) want to|(would|'d) (like|need)|(can|could|may|do|did) (i|you|they|we)|is there|are there|where|when (is|are|do|does|can|will)|which|what (is|are|do|does|time|should)|how (do|can|does|much|many|long)|send me|please|recommend)\b/,
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

/** Who is glad only tells how it went. */
const gladness =
  /\b(felic\w+|content[oae]|laughing|a?hah[ah]*|happy to|glad|delicious)\b|[😂🤣🎉🥳]/u;

export const isGlad = (normalized: string): boolean => gladness.test(normalized);

const minWords = 4;
/** So long a story is more than the context of a request. */
const minWordsBesideRequest = 10;

/**
 * Whether a message tells something of its author: and nothing else, or `besideRequest`. Nobody does the first to
 * learn a date; it may be somebody who is not well, in words that no list of phrases has.
 */
export function selfDisclosureIn(message: string): 'alone' | 'besideRequest' | undefined {
  const normalized = normalizeText(message);
  if (isGlad(normalized)) return undefined;
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
  return words >= minWords ? 'alone' : undefined;
}
