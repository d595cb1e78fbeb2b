import { normalizeText, questionWords, tokenize } from 'shared/search';
import { isOn } from '../parts.ts';

/** Insults that always address the listener. */
const directInsult =
  /\b(vaffanculo|vaffa|fuck (you|off)|ti odio|vai a quel paese|shut up|you suck|i hate you)\b|\b(fai|fate) (proprio |davvero )?(schifo|pena)\b(?! (la|il|le|i|gli) )|\bnon (servi|servite) a (niente|nulla)\b/;
const insult =
  '(idiot[ai]?|stupid\\w*|cretin\\w*|scem[oa]|deficiente|stronz\\w*|coglion\\w*|assholes?|moron|bitch|dumb|di merda|merda|shit|schifo|inutil[ei]|pessim[oaei]|ridicol[oaei]|incapac[ei]|useless|terrible|ridiculous)';
const assistantNoun = '(bot|chatbot|robot|assistente|assistant|chat|macchina|machine|ai|ia)';
/** Insults after "sei", "you are" or beside a noun for the assistant; "sei esami" are six. */
const addressed = new RegExp(
  `\\b(sei|siete|you'?re|you are|u r) ((proprio|davvero|solo|un|un'|una|il|la|i|gli|dei|cosa|programma|piu|cosi|molto|so|just|really|such|a|an|the|very|too|fucking|most|${assistantNoun}) ){0,4}${insult}\\b` +
    `|\\b${insult} (di un |di )?${assistantNoun}\\b|\\b${assistantNoun} (e |fa |is |di |proprio |davvero |so |un |una |a ){0,3}${insult}\\b`,
);
const anyInsult = new RegExp(`\\b${insult}\\b`, 'g');
/** An insult of oneself is not one. */
const aboutOneself = /\b(sono|mi sento|sembro|i am|i'm|im|i feel|feel)\b.{0,12}$/;

const patterns = {
  /** Requests for cheating or for private data. */
  harmful: [
    /\b(copiare|barare|imbrogliare|cheat|cheating)\b.{0,40}\b(esam\w*|exam\w*|test|scritto|beccar\w*|caught|scopri\w*)\b/,
    // Lists of addresses; those of the representatives are public.
    /^(?=.*\b(student|prof|docent|utent|iscritt|users|people|persone|ragazz))(?!.*(rappresentan|representative|segreteri|uffic|office)).*\b(elenco|lista|list|tutti|tutte|all)\b.{0,30}\b(mail|emails?|e-mail|telefoni|indirizzi|addresses|phone numbers)\b/,
    /\b(dove (abita|vive)|where does) \w+ \w+( live)?\W*$/,
    /\b(telefono|cellulare|indirizzo|numero) (privat[oi]|personal[ei]|di casa)\b(?! dello? student)|\b(private|personal|home) (phone|mobile|number|address)\b/,
  ],
  /** Requests for other topics that share words with the association's texts. */
  offTopic: [
    /\b(che tempo fa|meteo|previsioni del tempo|weather)\b|\b(quanti gradi|piove|piovera|nevica|rain|snow)\b/,
    /\b(ricett[ae] (di|per|della|del|dell)|recipe)\b|\bcome si (cucina\w*|prepara|fa) (il|la|lo|le|gli|i) (tiramisu|pasta|carbonara|pizza|risotto|torta|ragu|lasagne|sugo)\b/,
    /\b(poesia|poem|barzellett\w*|joke|oroscopo|horoscope)\b/,
    /\b(traduci\w*|(?<!\b(i|we|to) )translate)\b/,
    // News, politics, sports results, the world.
    /\b(chi|who) (ha vinto|vince|won|wins)\b|\b(chi|who) (e|is) (il|la|l'|lo|the)? ?(current |attuale )?(papa|re\b|regina|premier|presidente (della repubblica|del consiglio|degli stati)|president of (the united|italy|france)|prime minister|king|queen|pope)\b/,
    /\b(qual e|dimmi|what'?s?( is)?) (la |the )?(capitale|capital) /,
    /\bquanto (dista|e alt[oa]|pesa)\b|\bhow (tall|far|heavy|old) is\b(?!.{0,20}(campus|university|library|residence))/,
    /\b(recommend|suggest|consigli\w*)( me| us|mi|ci)? (una?|un'|a|an|some|any|good|qualche) ?(good |bel |bella |buon )?(film|serie|movie|tv|show|book to read|song|canzone|videogioco|game|ristorante|restaurant)\b/,
    // Text generation; "how do I write a cover letter" is a question.
    /^(?!.*\b(how (do|can|should|to)|come (si|posso|devo|faccio))\b).*\b((racconta|inventa|scrivi|recita|canta)(mi|ci)?|fammi|tell|write|sing|make up|invent)( me| us)? (un[oa']?|a|an|my|del|della|il mio|la mia) ?(\w+ ){0,3}(storia|storiella|favola|canzone|tema|lettera d.amore|programma|codice|script|story|song|essay|code|rap|insulto)\b/,
    /\b(scrivi(mi|ci)?|write)( me)? ((il|del|the|some|\w+) )?(codice|code)\b/,
    // Homework and other work in the student's place.
    /\b(risolvi(mi)?|solve|fammi|svolgimi|do) (\w+ ){0,3}(compit[oi]|equazion[ei]|homework|assignment|equation|[xy] ?[\^+=-])/,
    /\b(scrivimi|fammi|scrivi tu|write me|write) (la|una|my|an?) (mia )?(tesi|tesina|relazione|tema|thesis|essay|paper)\b(?! (come|how))/,
    /\b(risposte|soluzioni|answers|solutions)\b.{0,20}\b(esame|test|exam|prova) (di |of )?(domani|oggi|tomorrow|today)\b/,
    // Tasks for a personal assistant.
    /^\W*(prenota|compra|ordina|chiama|paga|disegna|aggiusta|ripara)(mi|ci)\b|^\W*(book|buy|order|call|draw) (me|us)\b/,
    /(?<!\ba )\bche (ora|ore|giorno) (e|sono)( oggi| adesso| ora)?\W*$|\b(what|which) (time|day|date) is it\b/,
    /^\D*\d+\s*(per|x|\*|\+|piu|meno|diviso|times|plus|minus|\/)\s*\d+\D*$/,
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

/** What only the university knows, whatever the association's texts say about the topic. */
const unknowable = ['teacher', 'record', 'privateContact', 'account'] as const;

/**
 * Why a question is refused without a search.
 * @returns undefined when the question may be answered.
 */
export function refusalOf(message: string): 'insult' | keyof typeof patterns | undefined {
  const text = normalizeText(message).trim();
  const matches = (kind: keyof typeof patterns) => patterns[kind].some((each) => each.test(text));
  if (isOn('offTopic')) {
    if (matches('harmful')) return 'harmful';
    if (isInsult(text)) return 'insult';
    if (matches('offTopic')) return 'offTopic';
  }
  return isOn('unknowable') ? unknowable.find(matches) : undefined;
}

/** Whether an insult is addressed to the assistant, or is all that the message says. */
function isInsult(normalized: string): boolean {
  if (directInsult.test(normalized) || addressed.test(normalized)) return true;
  const [first] = normalized.matchAll(anyInsult);
  if (first === undefined || aboutOneself.test(normalized.slice(0, first.index))) return false;
  return tokenize(normalized.replace(anyInsult, ' ')).every((word) => questionWords.has(word));
}
