import { normalizeText, questionWords, tokenize } from 'shared/search';
import { isOn } from '../parts.ts';

/** Phrases of small talk, by kind. */
const talk = {
  identity:
    /\b(che (cosa )?|cosa )?(sai|puoi|riesci a) (fare|dirmi)\b|\bcome (funzioni|ti uso|posso usarti|ti chiami)\b|\ba (che )?cosa servi\b|\bwhat (can|do) you do\b|\bhow do you work\b|\bwhat are you for\b|^\W*(aiuto|help)\W*$|\b(chi|cosa) sei\b|\bsei (un |una )?(vero |vera )?(robot|bot|macchina|programma|persona|uman[oa]|ai|ia|intelligenza artificiale|chatgpt)\b|\b(who|what) are you\b|\bare you (a |an )?(real )?(robot|bot|machine|person|human|ai|real|chatgpt)\b|\bwhat( i|')?s your name\b/g,
  thanks:
    /\b(grazie|ti ringrazio|grz|thx)( mille| tante| infinite| davvero)?( (dell'|per l'|per il tuo )aiuto)?\b|\b(thanks|thank you|cheers)( a lot| so much| very much)?( for (the|your) help)?\b|\b(sei stat[oa] )?(molto |super )?(gentilissim[oa]|utilissim[oa]|gentile|brav[oa]|utile)\b|\b(very |really )?(helpful|useful|kind)\b|\b(ok(ay|ey)?|va bene|d'accordo|perfett[oa]|ottimo|capito|chiaro|bene|certo|top|grande|super|great|awesome|perfect|got it|i see|(sto )?(morendo|muoio|morto|morta) dal(le)? (ridere|risate)|lol|fine|cool|alright|nice)\b|\b(arrivederci|addio|buona ?notte|buona giornata|a (presto|dopo|domani)|ci (vediamo|sentiamo))\b|\b(good ?bye|bye( bye)?|good ?night|see you( later| soon)?)\b/g,
  greeting:
    /\b(ciao|salve|ehi|ehila|buon ?giorno|buondi|buona ?sera|buon pomeriggio)\b|\b(hello|hi|hey|good (morning|afternoon|evening))\b|\bcome (stai|va|butta)\b|\btutto bene\b|\bhow are you( doing)?\b|\bhow( i|')?s it going\b|\bwhat( i|')?s up\b/g,
} as const;

type SmallTalk = keyof typeof talk;

const kinds = Object.keys(talk) as SmallTalk[];
const fillers = /^(a+h+|e+h+|o+h+|ha(ha)*|robot|persona|person|human|there|astra|tutti|bot)$/;

/**
 * The kind of small talk that a message consists of; undefined when it also asks something, as
 * "Ciao, quando scadono le tasse?" does.
 */
export function smallTalkOf(message: string): SmallTalk | undefined {
  if (!isOn('smallTalk')) return undefined;
  // Repeated vowels: "ciaooo", "heyy".
  let rest = normalizeText(message).replace(/([aeioy])\1+\b/g, '$1');
  const found = kinds.filter((kind) => {
    const before = rest;
    rest = rest.replace(talk[kind], ' ');
    return rest !== before;
  });
  const isQuestion = tokenize(rest).some((word) => !questionWords.has(word) && !fillers.test(word));
  return isQuestion ? undefined : found[0];
}
