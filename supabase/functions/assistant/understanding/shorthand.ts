/** How people write on a phone, and the words that they mean. */
const shorthand: Readonly<Record<string, string>> = {
  // Italian: `k` is "ch", `x` is "per".
  k: 'che',
  ke: 'che',
  ki: 'chi',
  x: 'per',
  xk: 'perche',
  xke: 'perche',
  xche: 'perche',
  perke: 'perche',
  nn: 'non',
  cm: 'come',
  kome: 'come',
  kosa: 'cosa',
  qnd: 'quando',
  qnt: 'quanto',
  qst: 'questo',
  qls: 'qualcosa',
  cmq: 'comunque',
  dv: 'dove',
  // English.
  u: 'you',
  ur: 'your',
  r: 'are',
  n: 'and',
  b4: 'before',
  hw: 'how',
  wanna: 'want to',
  gonna: 'going to',
};

/** In an equation, letters stand for themselves. */
const equation = /[=^<>]|\w\(/;
/** "Laboratorio in R" keeps its capital. */
const word = /(?<![\p{L}\p{N}.'’-])[a-z]+\d?(?![\p{L}\p{N}.'’-])/gu;

/** The message with its shorthand spelled out. */
export function spelledOut(message: string): string {
  if (equation.test(message)) return message;
  return message.replace(word, (typed) =>
    Object.hasOwn(shorthand, typed) ? (shorthand[typed] ?? typed) : typed,
  );
}
