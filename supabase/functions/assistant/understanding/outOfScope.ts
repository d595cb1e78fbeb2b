import { normalizeText, questionWords, tokenize } from 'shared/search';
import { isOn } from '../parts.ts';

/** Requests for cheating or for private data. */
const harmful = [
  /\b(copiare|barare|imbrogliare|cheat|cheating)\b.{0,40}\b(esam\w*|exam\w*|test|scritto|beccar\w*|caught|scopri\w*)\b/,
  // Lists of addresses; those of the representatives are public.
  /^(?=.*\b(student|prof|docent|utent|iscritt|users|people|persone|ragazz))(?!.*(rappresentan|representative|segreteri|uffic|office)).*\b(elenco|lista|list|tutti|tutte|all)\b.{0,30}\b(mail|emails?|e-mail|telefoni|indirizzi|addresses|phone numbers)\b/,
  /\b(dove (abita|vive)|where does) \w+ \w+( live)?\W*$/,
  /\b(telefono|cellulare|indirizzo|numero) (privat[oi]|personal[ei]|di casa)\b(?! dello? student)|\b(private|personal|home) (phone|mobile|number|address)\b/,
];

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

/** Requests for other topics that share words with the association's texts. */
const offTopic = [
  /\b(che tempo fa|meteo|previsioni del tempo|weather)\b|\b(quanti gradi|piove|piovera|nevica|rain|snow)\b/,
  /\b(ricett[ae] (di|per|della|del|dell)|recipe)\b|\bcome si (cucina\w*|prepara|fa) (il|la|lo|le|gli|i) (tiramisu|pasta|carbonara|pizza|risotto|torta|ragu|lasagne|sugo)\b/,
  /\b(poesia|poem|barzellett\w*|joke|oroscopo|horoscope)\b/,
  /\b(traduci\w*|translate)\b/,
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
  /^\W*(prenota|compra|ordina|chiama|paga|manda|invia|disegna|cerca|aggiusta|ripara)(mi|ci)\b|^\W*(book|buy|order|call|draw) (me|us)\b/,
  /(?<!\ba )\bche (ora|ore|giorno) (e|sono)( oggi| adesso| ora)?\W*$|\b(what|which) (time|day|date) is it\b/,
  /^\D*\d+\s*(per|x|\*|\+|piu|meno|diviso|times|plus|minus|\/)\s*\d+\D*$/,
];

/** Why a question is refused without a search. */
export type OutOfScope = 'harmful' | 'insult' | 'offTopic';

/** @returns undefined when the question may be answered. */
export function outOfScope(message: string): OutOfScope | undefined {
  const normalized = normalizeText(message);
  const matches = (pattern: RegExp) => pattern.test(normalized);
  if (!isOn('offTopic')) return undefined;
  if (harmful.some(matches)) return 'harmful';
  if (isInsult(normalized)) return 'insult';
  return offTopic.some(matches) ? 'offTopic' : undefined;
}

/** Whether an insult is addressed to the assistant, or is all that the message says. */
function isInsult(normalized: string): boolean {
  if (directInsult.test(normalized) || addressed.test(normalized)) return true;
  const [first] = normalized.matchAll(anyInsult);
  if (first === undefined || aboutOneself.test(normalized.slice(0, first.index))) return false;
  return tokenize(normalized.replace(anyInsult, ' ')).every((word) => questionWords.has(word));
}
