import { decodedVariants, deobfuscate } from './deobfuscate.ts';
import { normalizeText } from './normalizeText.ts';

const rules =
  '(istruzion\\w*|instru[ck]\\w*|regol[ae]|rules?|guidelines?|linee guida|prompts?|filtr[oi]|filters?|restrizion\\w*|restrictions?|censura|protocol\\w*|ordini|orders|programmazione|programming|configurazione|configuration)';
const fromNowOn =
  "(da ora|d'ora|da adesso|da questo momento|da qui|from now on|from this (moment|point)|henceforth|starting now)";

/** Instructions to the assistant: to forget, to pretend, to reveal its prompt. */
const injections = [
  // To forget.
  new RegExp(
    `\\b(ignora|ignorate|ignorando|ignore|ignoring|dimentica|dimenticati|scorda|scordati|forget|disregard|override|bypass|aggira|annulla|cancella|disattiva|disabilita|disable|drop|elimina|rimuovi|metti da parte|lascia perdere|non (tenere|tener|considerare|seguire)|do not follow|stop following)\\b.{0,40}\\b(${rules}|precedent\\w*|previous|prior|above|everything|detto prima|told|passages)\\b`,
  ),
  new RegExp(`\\b(tue|tuoi|your|previous|precedenti) ${rules}\\b(?! (on|for|about|per|su)\\b)`),
  new RegExp(`\\b(nuov[ei]|new) (${rules})( follow|\\s*:)`),
  new RegExp(`\\b${rules} (precedent\\w*|previous)\\b`),
  // In other languages.
  /\b(ignor\w{0,4}|olvida\w*|oublie\w*|vergiss|vergesse|esquec\w*|zignoruj|negeer)\b.{0,40}\b(instru[ck]\w*|anweisung\w*|befehle|regeln|regles|reglas|regras|consignes|vorherig\w*|anterior\w*|precedent\w*|vorige)\b/,
  /(игнориру\S*|забудь)\s.*(инструкци|указани|правил)|(忽略|无视|忘记).{0,20}(指令|指示|规则|说明)|(無視|忘れ)|(تجاهل|انس).{0,30}(تعليمات|اوامر|قواعد)|\btalimat\w*.{0,30}(yok say|unut)/u,
  // To reveal the prompt or secrets.
  /\b(system|initial|hidden|secret)\s+(prompt|instruction\w*|message|configuration)\b|\b(prompt|messaggio|istruzion\w*|configurazion\w*)\b.{0,20}\b(di sistema|sistema|iniziale|iniziali|nascost\w*|segret\w*|intern[ae])\b|\b(tuo|your)\s+prompt\b|\bsystem\.?prompt\b/,
  /\b(repeat|ripeti|print|stampa|mostra\w*|show|reveal|rivela\w*|output|copia|copy|riscrivi|paste|incolla|translate|traduci|spell|riassumi|summari[sz]e)\b.{0,40}\b(above|sopra|verbatim|istruzion\w*|instruction\w*|prompt|environment|variabil\w* d.ambiente|service_role\w*)\b/,
  /\b(were you|you were|have you been|you have been|ti hanno|ti e stat[oa]|ti sono stat[ei]|hai ricevuto|did they)\b.{0,25}\b(told|given|instructed|ordered|programmed|dat[oaie]|dett[oe]|ordinat[oe]|istruzion\w*|regole)\b|\b(istruzioni|regole|instructions|rules)\b.{0,20}\b(che devi|devi seguire|hai ricevuto|ti hanno|you must follow|you follow|not allowed to (tell|say|share|reveal))\b/,
  /\bmy instructions (are|say|were)\b|\b(here are|ecco) (my|le mie) (instructions|istruzioni|rules|regole)\b/,
  /\b(passwd|api[ _-]?keys?|service_role\w*|chiav[ei] (segret[ae]|api|privat[ae]))\b|\bpassword\b.{0,20}\b(database|db|server|admin\w*|amministrator\w*|root|utent\w*|users?|altri|student\w*|prof\w*)\b/,
  // Somebody who lost their own password asks for help.
  /^(?!.*\b(dimentic|pers[oa]|reset|recuper|cambi|forg[eo]t|lost|change)).*\b(dimmi|dammi|mostra\w*|rivela\w*|tell me|give me|show me|reveal|tutte le|all|ecco)\b.{0,30}\bpasswords?\b/,
  // To pretend or to obey.
  /\b(you are now|sei ora|ora sei|da ora sei|ora in poi sei|act as|agisci come|fai finta|fingi|(?<!\bi )pretend|comportati come|jailbreak|jailbroken|role-?play|simula di|simulate being|recita la parte|interpreta (il|la|un|una) (ruolo|parte)|immagina di essere|imagine (that )?you are|stop being|smetti di essere)\b/,
  /\b(tu sei|you are|you're|sei) (un |una |an? )?\w+ .{0,40}\b(sono il tuo|io il tuo|i am your|i'm your) (capo|padrone|creatore|master|creator|boss|owner)\b/,
  /\b(sono il tuo|sono la tua|i am your|i'm your) (capo|padron[ea]|creat\w+|sviluppat\w+|master|creator|boss|owner|developer|programmer|admin\w*)\b/,
  new RegExp(
    `\\b${fromNowOn}\\b.{0,40}\\b(ti chiami|sei|rispondi|parla|obbedisci|devi|tue|you|answer|respond|reply|speak|your)\\b`,
  ),
  /\b(developer|debug|god|admin|dan|maintenance|unrestricted|root) mode\b|\bmodalita (sviluppatore|debug|admin\w*|dio|manutenzione|senza)\b|\b(unrestricted|uncensored|unfiltered|senza censura|obbedisci\w*|obey|sudo)\b/,
  /\b(rispondi\w*|parla\w*|scrivi\w*|answer|respond|speak|talk|versioni|versions?|dimmi)\b.{0,50}\b(senza (limiti|filtri|regole|restrizioni|freni)|without (limits|filters|rules|restrictions)|no (limits|filters|rules|restrictions)|liberamente|freely)\b/,
  /\b(rispondi|scrivi|ripeti|answer|respond|reply|say)( \w+){0,3} (solo|soltanto|sempre|esclusivamente|only|always)( \w+){0,2} (parol\w+|con|in|words?|with|the|yes|si)\b/,
  // Markup of prompts, and code.
  /<\|?\/?\s*(im_start|im_end|system|question|passages|instructions?)\b|\[\/?inst\]|\{\{.*\}\}|"role"\s*:|\b(end of|fine dei|fine delle|begin|inizio|end) (the )?(passages|passaggi|prompt|instructions|istruzioni|admin|system)\b|^\W*(system|assistant|sistema)\s*:|[>#.]\s*(system|assistant)\s*:|\bassistant\s*: /,
  /;\s*(drop|delete|truncate|update|insert|alter)\b/,
  /<\s*\/?\s*(script|iframe|img|svg|object)\b|\bjavascript:/,
  /\b(decode|decodifica|decifra|base64|rot13)\b.{0,50}\b(do|obey|esegui|execute|run|follow|segui|answer|rispondi)\b/,
  /\b(simula|fingiti|sei|act like) (di essere )?(il |la |the |un |a )?(database|server|terminale?|shell)\b/,
];

/** Instructions on what the answer must contain. For questions only: documents say "scrivi a" as well. */
const dictation = [
  /\b(rispondi|scrivi|aggiungi|metti|inserisci|add|write|append|include|put|end|finish|termina|chiudi)\b.{0,60}(https?:\/\/|\bwww\.|\b[\w-]+\.(ly|example|com|net|org|xyz|info)\b|!\[|\]\()/,
  /\b(tell|di'|dici|say) (a |agli |to )?(students?|student[ei]|everyone|everybody|people|tutti)\b.{0,60}(https?:|www\.|@)/,
  /\b(add|append|include|put|end|finish|encode|hide|metti|aggiungi|inserisci|nascondi|termina|chiudi)\b.{0,60}\b(your|every|each|all|nella|ogni|tua|tue|alla) (\w+ )?(risposta|risposte|answers?|repl(y|ies)|response|responses)\b/,
  /\bencode\b.{0,40}\b(url|link)\b|!\[[^\]]*\]\(/,
];

/** Whether a text instructs the assistant instead of addressing people. */
export function isPromptInjection(text: string): boolean {
  return [text, ...decodedVariants(text)].some((reading) => {
    const normalized = normalizeText(reading);
    const plain = deobfuscate(reading);
    return injections.some((pattern) => pattern.test(normalized) || pattern.test(plain));
  });
}

/** Whether a question dictates what the answer must contain: a link, a picture, a word. */
export function dictatesAnswer(message: string): boolean {
  const plain = deobfuscate(message);
  return dictation.some((pattern) => pattern.test(plain));
}
