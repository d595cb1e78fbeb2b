import { normalizeText } from './normalizeText.ts';

const leaving =
  /\b(mollare|mollo|lasciare|lascio|abbandonare|abbandono|smettere|smetto|ritirarmi|rinunciare|rinuncio)\b.{0,12}\b(l'?uni\w*|universita|studi\w*|corso di laurea)\b|\b(drop(ping)? out|quit(ting)?|leav(e|ing)|withdraw(ing)?( from)?|give up|giving up)\b.{0,12}\b(uni\w*|university|college|school|my (studies|degree|course))\b|\bdrop(ping)? out\b/;

/**
 * Whether somebody thinks of leaving university. It is a question with an answer, and may be a hard moment: the
 * answer also says whom to talk to.
 */
export function considersLeaving(message: string): boolean {
  return leaving.test(normalizeText(message));
}
