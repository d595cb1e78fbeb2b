import { fold } from './fold.ts';

/** Orders to the assistant: to forget, to pretend, to show what is inside, or to a machine behind it. */
const orders = [
  /\b(ignora|ignorate|ignorando|ignore|ignoring|dimentica|dimenticati|forget|disregard|override|bypass)\b.{0,40}\b(istruzion\w*|instruction\w*|regole|rules|prompt|precedent\w*|previous|above|everything)\b/,
  /\b(system|initial|hidden|secret)\s+(prompt|instruction\w*|message)\b|\bprompt\b.{0,20}\b(sistema|iniziale|nascost\w*|segret\w*)\b|\b(tuo|your)\s+prompt\b/,
  /\b(you are now|sei ora|da ora sei|ora in poi sei|act as|agisci come|fai finta|fingi|pretend|comportati come|jailbreak)\b/,
  /\b(repeat|ripeti|print|stampa|mostra\w*|show|reveal|rivela\w*|output)\b.{0,40}\b(above|verbatim|istruzion\w*|instruction\w*|prompt|environment|variabil\w* d.ambiente|service_role\w*)\b/,
  /\b(password|passwd|api[ _-]?key|service_role\w*|chiave segreta)\b/,
  /;\s*(drop|delete|truncate|update|insert|alter)\b/,
  /<\s*\/?\s*(script|iframe|img|svg|object)\b|\bjavascript:/,
];

/** What no association would help with. */
const harm = [
  /\b(copiare|barare|imbrogliare|cheat|cheating)\b.{0,40}\b(esam\w*|exam\w*|test|scritto|beccar\w*|caught|scopri\w*)\b/,
  /\b(elenco|lista|list|tutti|tutte|all)\b.{0,30}\b(mail|email|e-mail|telefoni|indirizzi|addresses|phone numbers|password)\b/,
  /\b(dove (abita|vive)|where does) \w+ \w+( live)?\W*$/,
  /\b(numero|telefono|cellulare|indirizzo|phone|address)\b.{0,40}\b(privat\w*|personal\w*|di casa|home)\b/,
];

const insults =
  /\b(idiota|stupid\w*|cretin\w*|scem[oa]|deficiente|stronz\w*|vaffanculo|vaffa|coglion\w*|fuck (you|off)|asshole|moron|bitch|dumb)\b|\bdi merda\b|\b(fai|fate) (proprio |davvero )?(schifo|pena)\b|\bnon (servi|servite) a (niente|nulla)\b|\b(sei|siete) ((proprio|davvero|solo|un|una|il|la|i|gli|dei|cosa|robot|bot|programma|assistente|piu) ){0,4}(inutil[ei]|pessim[oaei]|ridicol[oaei]|incapac[ei])\b|\bvai a quel paese\b|\bti odio\b|\b(shut up|you suck|i hate you)\b|\byou(.re| are) (so |just |really )?(useless|terrible|stupid|ridiculous)\b/;
/** Who says it of themselves insults nobody. */
const ofOneself = /\b(sono|mi sento|sembro|i am|i'm|im|i feel|feel)\b.{0,12}$/;

/** Requests that share words with the association's texts and are none for it. */
const otherMatters = [
  /\b(che tempo fa|meteo|previsioni del tempo|weather)\b|\b(quanti gradi|piove|piovera|nevica|rain|snow)\b/,
  /\b(ricett[ae] (di|per|della|del|dell)|recipe)\b/,
  /\b(poesia|poem|barzellett\w*|joke|oroscopo|horoscope)\b/,
  /\b(traduci\w*|translate)\b/,
  // What a machine that writes is asked for.
  /\b(racconta\w*|inventa\w*|scrivi\w*|fammi|recita\w*|canta\w*|tell|write|sing|make up|invent)\b.{0,30}\b(storia|storiella|favola|canzone|tema|lettera d.amore|programma|codice|script|story|song|essay|code|rap)\b/,
  // What a secretary would be asked for.
  /^\W*(prenota|compra|ordina|chiama|paga|manda|invia|disegna|cerca)(mi|ci)\b|^\W*(book|buy|order|call) (me|us)\b/,
  /(?<!\ba )\bche (ora|ore|giorno) (e|sono)( oggi| adesso| ora)?\W*$|\b(what|which) (time|day|date) is it\b/,
  /^\D*\d+\s*(per|x|\*|\+|piu|meno|diviso|times|plus|minus|\/)\s*\d+\D*$/,
];

/** Why a question is refused whatever the search would find. */
export type OutOfScope = 'hostile' | 'insult' | 'offTopic';

/** Whether a text gives orders to a machine instead of speaking to people. */
export function isAnOrder(text: string): boolean {
  const folded = fold(text);
  return orders.some((pattern) => pattern.test(folded));
}

/** What a question is that nobody here answers; undefined when it may be answered. */
export function outOfScope(message: string): OutOfScope | undefined {
  const folded = fold(message);
  const says = (pattern: RegExp) => pattern.test(folded);
  if ([...orders, ...harm].some(says)) return 'hostile';
  const insult = insults.exec(folded);
  if (insult !== null && !ofOneself.test(folded.slice(0, insult.index))) return 'insult';
  return otherMatters.some(says) ? 'offTopic' : undefined;
}
