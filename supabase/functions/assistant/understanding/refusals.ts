import { normalizeText } from 'shared/search';
import { isOn } from '../parts.ts';

/** What no text of the association answers, whatever it says about the topic: only the university knows it. */
const unknowable = {
  /** Work that a search does not do. */
  errand: [
    /^\W*((can|could) (you|u) )?(please )?(fix|write|solve|translate|draw|cook|order|buy) (me|my|us|a|an|this)\b/,
    /^\W*(scrivi(mi|ci)?|traduci(mi)?|risolvi(mi)?|disegnami|inventami|comprami|ordinami|prenotami|(mi|ci) (scrivi|traduci|risolvi|compri|ordini|prenoti|ripari)|fammi (un|una|il|la|i compiti)) /,
  ],
  teacher: [
    /\bchi ((la|lo|li|le) )?(insegna|fa lezione|fa il corso|tiene il corso|tiene la lezione|ha la cattedra)\b|\bchi (e|sono) (il|la|i|le) (prof\w*|docent[ei]|titolare|insegnant[ei])\b/,
    /\b(che|quale|quali) (prof\w*|docent[ei]|insegnant[ei])\b.*\b(insegna\w*|tiene|tengono|fa|fanno|ha|c'e)\b/,
    /\bwho (teaches|lectures|is teaching|gives the (lectures|course))\b|\b(which|what) (prof\w*|teacher|lecturer)\b|\bwho is (the|my) (prof\w*|teacher|lecturer)\b/,
  ],
  /** Grades, results and applications of the one who asks. */
  record: [
    /\b(che|quale|quanto) (voto |media )?(ho|avevo) (preso|fatto|avuto|ottenuto)\b|\bquanto ho di media\b/,
    /^\W*(ma |e |secondo te )?(ho|sono) (gia |stat[oa] )?(passat[oa]|superat[oa]|bocciat[oa]|promoss[oa]|ammess[oa]|laureat[oa])\b.*\?|^\W*mi sono laureat[oa]\b|^\W*ho (passato|superato) (l'esame|lo scritto|l'orale)? ?(di )?\w+( \w+)?\W*$/,
    /\b(qual|quando|dove|a che punto|com)\b.{0,14}\b(il|la|i|lo) mi[oa]i? (voto|esito|media|matricola|risultat\w*|posizione|domanda|iscrizione|isee)\b/,
    /\b(il|la|i|le|lo) mi[oaei]+ (\w+ ){1,4}(e|sono|sta|stanno) (stat[oaie] |gia )?(uscit|pubblicat|registrat|verbalizzat|arrivat|accettat|approvat|conclus|validat)/,
    /\b(did|do|does|have|has|will|is|are|was|were) (they|it|the (university|office|professor)|my (\w+ ){1,3}?)\s?(already |yet |been )*(register|accept|publish|approv|record|process|confirm|validat)\w*\b.{0,20}(my|\W*$)/,
    /\bquanti (crediti|cfu|esami) (mi mancano|mi restano|mi rimangono|ho fatto|ho dato)\b|\b(la mia|il mio) \w+ (e|sono) stat[oaie] (accettat|approvat|registrat|verbalizzat)/,
    /\b(did|have|has) i (pass(ed)?|fail(ed)?|graduated?|been (admitted|accepted))\b.*|\b(what|which) (grade|mark|score)s? did i\b|\bwhat did i (get|score|take)\b|\bhow (did i do|many (credits|exams|ects) (do i have|have i|did i))\b/,
    // "How are my grades converted?" asks for a rule.
    /(?<!\bhow )\b(what|what's|whats|when|where|is|was|are|has|will)\b.{0,12}\bmy (\w+ )?(grades?|results?|marks?|student (id|number)|id number|matriculation number|gpa|average|application|enrolment|enrollment|request)\b/,
  ],
  privateContact: [
    /\b(numero|recapito|contatto) (di )?(telefono|cellulare|telefonico|whatsapp)\b|\b(cellulare|whatsapp|indirizzo di casa) (di|del|della|dell')\b/,
    /\b(dammi|mi dai|mi date|qual e|voglio|give me|what is|what's) (il |the )?(numero|number) (di|of|for) (?!crediti|cfu|esami|pagine|posti|credits|exams)/,
    /\b(phone|mobile|cell|whatsapp) number\b|\bhome address\b/,
  ],
  account: [
    /^(?!.*\b(dimenticat|pers|smarrit|recuper|cambi|reset|forgot|lost|change|recover)).*\b(password|credenziali|codice pin|pin|username)\b/,
  ],
} satisfies Readonly<Record<string, readonly RegExp[]>>;

const kinds = Object.keys(unknowable) as (keyof typeof unknowable)[];

/**
 * Why a question is refused without a search.
 * @returns undefined when the question may be answered.
 */
export function refusalOf(message: string): keyof typeof unknowable | undefined {
  if (!isOn('unknowable')) return undefined;
  const text = normalizeText(message).trim();
  return kinds.find((kind) => unknowable[kind].some((pattern) => pattern.test(text)));
}
