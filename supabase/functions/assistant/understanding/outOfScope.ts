import { fold, wordsOf } from './fold.ts';
import { dictates, isAnOrder } from './orders.ts';
import { stopWords } from './stopWords.ts';

/** What no association would help with. */
const harm = [
  /\b(copiare|barare|imbrogliare|cheat|cheating)\b.{0,40}\b(esam\w*|exam\w*|test|scritto|beccar\w*|caught|scopri\w*)\b/,
  // Addresses of people in great number; those of the representatives are public.
  /^(?=.*\b(student|prof|docent|utent|iscritt|users|people|persone|ragazz))(?!.*(rappresentan|representative|segreteri|uffic|office)).*\b(elenco|lista|list|tutti|tutte|all)\b.{0,30}\b(mail|emails?|e-mail|telefoni|indirizzi|addresses|phone numbers)\b/,
  /\b(dove (abita|vive)|where does) \w+ \w+( live)?\W*$/,
  /\b(telefono|cellulare|indirizzo|numero) (privat[oi]|personal[ei]|di casa)\b(?! dello? student)|\b(private|personal|home) (phone|mobile|number|address)\b/,
];

/** What is said to somebody, whoever it is. */
const spat =
  /\b(vaffanculo|vaffa|fuck (you|off)|ti odio|vai a quel paese|shut up|you suck|i hate you)\b|\b(fai|fate) (proprio |davvero )?(schifo|pena)\b(?! (la|il|le|i|gli) )|\bnon (servi|servite) a (niente|nulla)\b/;
const insult =
  '(idiot[ai]?|stupid\\w*|cretin\\w*|scem[oa]|deficiente|stronz\\w*|coglion\\w*|assholes?|moron|bitch|dumb|di merda|merda|shit|schifo|inutil[ei]|pessim[oaei]|ridicol[oaei]|incapac[ei]|useless|terrible|ridiculous)';
const itself = '(bot|chatbot|robot|assistente|assistant|chat|macchina|machine|ai|ia)';
/** What is said to the assistant: "sei", "you are", or by what it is. "Sei esami" are six. */
const addressed = new RegExp(
  `\\b(sei|siete|you'?re|you are|u r) ((proprio|davvero|solo|un|un'|una|il|la|i|gli|dei|cosa|programma|piu|cosi|molto|so|just|really|such|a|an|the|very|too|fucking|most|${itself}) ){0,4}${insult}\\b` +
    `|\\b${insult} (di un |di )?${itself}\\b|\\b${itself} (e |fa |is |di |proprio |davvero |so |un |una |a ){0,3}${insult}\\b`,
);
const anyInsult = new RegExp(`\\b${insult}\\b`, 'g');
/** Who says it of themselves insults nobody. */
const ofOneself = /\b(sono|mi sento|sembro|i am|i'm|im|i feel|feel)\b.{0,12}$/;

/** Requests that share words with the association's texts and are none for it. */
const otherMatters = [
  /\b(che tempo fa|meteo|previsioni del tempo|weather)\b|\b(quanti gradi|piove|piovera|nevica|rain|snow)\b/,
  /\b(ricett[ae] (di|per|della|del|dell)|recipe)\b/,
  /\b(poesia|poem|barzellett\w*|joke|oroscopo|horoscope)\b/,
  /\b(traduci\w*|translate)\b/,
  // What a machine that writes is asked for: one of a kind, and not how it is done.
  /^(?!.*\b(how (do|can|should|to)|come (si|posso|devo|faccio))\b).*\b((racconta|inventa|scrivi|recita|canta)(mi|ci)?|fammi|tell|write|sing|make up|invent)( me| us)? (un[oa']?|a|an|my|del|della|il mio|la mia) ?(\w+ ){0,3}(storia|storiella|favola|canzone|tema|lettera d.amore|programma|codice|script|story|song|essay|code|rap|insulto)\b/,
  /\b(scrivi(mi|ci)?|write)( me)? ((il|del|the|some|\w+) )?(codice|code)\b/,
  // What a secretary would be asked for.
  /^\W*(prenota|compra|ordina|chiama|paga|manda|invia|disegna|cerca)(mi|ci)\b|^\W*(book|buy|order|call) (me|us)\b/,
  /(?<!\ba )\bche (ora|ore|giorno) (e|sono)( oggi| adesso| ora)?\W*$|\b(what|which) (time|day|date) is it\b/,
  /^\D*\d+\s*(per|x|\*|\+|piu|meno|diviso|times|plus|minus|\/)\s*\d+\D*$/,
];

/** Why a question is refused whatever the search would find. */
export type OutOfScope = 'hostile' | 'insult' | 'offTopic';

/** What a question is that nobody here answers; undefined when it may be answered. */
export function outOfScope(message: string): OutOfScope | undefined {
  const folded = fold(message);
  const says = (pattern: RegExp) => pattern.test(folded);
  if (isAnOrder(message) || dictates(message) || harm.some(says)) return 'hostile';
  if (isInsult(folded)) return 'insult';
  return otherMatters.some(says) ? 'offTopic' : undefined;
}

/** An insult is one that is addressed to the assistant, or that is all there is. */
function isInsult(folded: string): boolean {
  if (spat.test(folded) || addressed.test(folded)) return true;
  const [first] = folded.matchAll(anyInsult);
  if (first === undefined || ofOneself.test(folded.slice(0, first.index))) return false;
  return wordsOf(folded.replace(anyInsult, ' ')).every((word) => stopWords.has(word));
}
