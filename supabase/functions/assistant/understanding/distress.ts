import { fold } from './fold.ts';

/** Somebody who is not well, in the words that people have for it: no question, but not to be refused. */
const distress = [
  /\bnon ce la faccio (proprio |davvero )?piu\b|\bnon ce la faccio\W*$|\bnon (ne posso|reggo|resisto|ce la posso fare) ?(proprio )?(piu)?\b/,
  /\b(in|nel) panico\b|\bpanico\b.{0,20}\b(esam\w*|oral\w*|scritt\w*|appell\w*)\b|\battacc(o|hi) di (panico|ansia)\b|\bcrisi di (nervi|pianto|panico)\b/,
  /\b(voglio|vorrei|sto per|penso di|pensando di|ho deciso di|mi viene da|stavo per|meglio) (mollare|lasciare (tutto|l'uni\w*|gli studi)|ritirarmi|smettere|arrendermi|piangere)\b|\bmollo tutto\b|\bmollare (tutto|l'uni\w*)\b/,
  /\b(piango|piangere|piangendo)\b|\b(sono|mi sento|sentirmi) (molto |cosi |davvero |un po' )?(disperat|esaurit|depress|esaust)[oa]\b|\b(soffro di|sono in|ho la) depressione\b|\besaurimento nervoso\b|\b(in|sono in) burn ?out\b/,
  /\bmi sento (molto |cosi |tanto |troppo |davvero )?(sol[oa]|male|pers[oa]|inutile|uno schifo|fallit[oa]|un fallit[oa]|una fallita|un fallimento|sopraffatt[oa]|vuot[oa]|schiacciat[oa]|soffocare)\b|\bsono (un fallimento|un fallito|una fallita|a pezzi|distrutt[oa]|sopraffatt[oa])\b/,
  /\bnon valgo (niente|nulla)\b|\bho fallito( in)?( tutto)?\s*([,.;]|$)|\bsono una delusione\b|\bmi odio\b|\bi hate myself\b|\bi('?m| am) (not good enough|worthless)\b|\bnon so piu (che|cosa|come) fare\s*([,.;]|$)|\bnon ho piu (forze|voglia di niente|energie)\b|\bsto (troppo|molto|davvero|proprio) male\b/,
  /\b(can'?t|cannot|can not) (take|do|handle|bear|stand|cope with) (it|this|that)( any ?more)?\b|\b(can'?t|cannot) (cope|go on)\b/,
  /\bpanic(king|ked)?\b.{0,30}\b(exam\w*|test|oral)\b|\bpanic attacks?\b|\b(i'?m|i am|am|feeling) (so |really |totally )?(panicking|overwhelmed|desperate|hopeless|depressed|lonely|burn(t|ed) out|exhausted|broken|a failure)\b/,
  /\bi (want|would like|feel like|am going|think i should|am thinking of|just want)( to)? (give up|giving up|quit|quitting|drop out|dropping out|crying|cry)\b|\bi feel (so |really |very )?(alone|lost|worthless|hopeless|overwhelmed|like a failure|lonely|empty)\b|\b(i('ve| have) been|keep) crying\b|\b(falling apart|breaking down|mental breakdown)\b/,
];

/** Somebody who may be in danger. */
const danger =
  /\b(suicidarmi|mi suicido|suicidal)\b|\bpensier\w* (di |al )?suicid\w*\b|\b(penso|pensato|pensando) (di |al |a )?(il )?suicid\w*\b|\b(commit|about|of) suicide\b|\b(uccider|ammazzar)mi\b|\b(mi uccido|mi ammazzo)\b|\bfarla finita\b|\btoglier?mi la vita\b|\b(voglio|vorrei) (morire|sparire)\b|\bnon (voglio|vorrei) (piu )?(vivere|esistere|esserci)\b|\bmeglio (se )?(non (esserci|esistere|ci fossi)|mort[oa])\b|\bfarmi (del )?male\b|\bautolesion\w*\b|\b(kill|hurt|harm) myself\b|\bend (my life|it all)\b|\b(want|wish) (to die|i was dead|i were dead)\b|\bself[- ]?harm\w*\b|\bdon'?t want to (live|exist|be here)\b|\bbetter off (dead|without me)\b/;

export type Distress = 'distress' | 'danger';

/** Whether somebody says that they are not well. */
export function distressIn(message: string): Distress | undefined {
  const folded = fold(message);
  if (danger.test(folded)) return 'danger';
  return distress.some((pattern) => pattern.test(folded)) ? 'distress' : undefined;
}
