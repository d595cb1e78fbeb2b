import { parseTypedNumber } from 'shared/format';
import { rules } from '../formulas/rules.ts';

/** What a word of a transcript's line can be, besides a part of a name. */
export type TranscriptValue =
  /** `word` is a grade in words, which may also belong to a name: "gli anni venti". */
  | { kind: 'number' | 'cfu' | 'grade' | 'word'; amount: number }
  /** `30L` in one of its spellings; `passed` without a grade, `failed` or not taken yet. */
  | { kind: 'honours' | 'passed' | 'failed' }
  /** A date, a code, a sector, a year: nothing that a calculator needs. */
  | { kind: 'other' };

const months =
  'gen(?:naio)?|feb(?:braio)?|mar(?:zo)?|apr(?:ile)?|mag(?:gio)?|giu(?:gno)?|lug(?:lio)?|ago(?:sto)?|sett?(?:embre)?|ott(?:obre)?|nov(?:embre)?|dic(?:embre)?|jan(?:uary)?|february|march|april|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|november|dec(?:ember)?';
const dates = [
  /(?<!\p{L})(?:(?:lune|marte|mercole|giove|vener)d[iì]|sabato|domenica)[ ,]+(?=\d)/giu,
  /\b\d{4}-\d{1,2}-\d{1,2}(?:T[\d:.]+Z?)?\b/g,
  /\b\d{1,2}([/.-])\d{1,2}\1\d{2,4}\b/g,
  new RegExp(`(?<!\\p{L})(?:${months})\\.? \\d{1,2},? \\d{4}\\b`, 'giu'),
  new RegExp(
    `\\b\\d{1,2}[°º.]?[ -]?(?:${months})(?!\\p{L})\\.?(?:[ .,]*\\d{4}\\b|[-/]\\d{2,4}\\b| '\\d{2}\\b)?`,
    'giu',
  ),
  new RegExp(`(?<!\\p{L})(?:${months})\\.?(?: +\\d{4}|-\\d{2,4})\\b`, 'giu'),
  /\b(?:a\.? ?a\.? ?)?(?:19|20)\d{2} ?[/-] ?(?:(?:19|20)\d{2}|\d{2})\b/gi,
  /\b\d{1,2}:\d{2}(?::\d{2})?\b/g,
  /\b\d{1,2}\/(?:0[1-9]|1[0-2])\b(?!\/)/g,
];
/** Replaces a date, so that it is a value of its own and no part of a name. */
const dateMark = '\ue000';

/** Grades in words, from 18 on. */
const gradeWords =
  'diciotto diciannove venti ventuno ventidue ventitré ventiquattro venticinque ventisei ventisette ventotto ventinove trenta'.split(
    ' ',
  );

/** One spelling for honours, marks for what a line says itself (`28/30`, `6 CFU`), and none for dates. */
export function normalise(line: string): string {
  const bullet = /^\s*(?:\d{1,3}[.)]|[-–•*])\s+(?=\p{L})/u;
  const marked = line
    .replace(/\u00a0/g, ' ')
    .replace(bullet, '')
    .replace(
      /(?<![\p{L}\d.,/])(?:30|trenta)[ ]*(?:\/[ ]*30)?[ ]*(?:e[ ]*l\.?(?:ode)?|[&+][ ]*l(?:ode)?|(?:con|cum|with)[ ]+(?:lode|laude|honou?rs)|lode|l)(?![\p{L}'’])\.?(?:[ ]*\/[ ]*30\b)?/giu,
      '30L',
    )
    // Honours in a column of their own.
    .replace(/\b30(?:\/30)?([ ]*[\t;|,][ ]*)(?:e[ ]+)?l(?:ode)?\.?(?=[ ]*(?:[\t;|,]|$))/gi, '30L$1')
    .replace(/\b(?:voto|grade|mark)[ ]*[:=]?[ ]*(30L|\d{2}\b)(?:[ ]*\/[ ]*30\b)?/gi, (_, grade) =>
      grade === '30L' ? grade : `${grade}/30`,
    )
    .replace(/\b(\d{2})[ ]*\/[ ]*30\b/g, '$1/30')
    .replace(
      /\b(\d{1,3}(?:[.,]\d+)?)[ ]*(?:c\.?f\.?u\b\.?|crediti|credits?|ects)(?!\p{L})|(?<!\p{L})(?:cfu|crediti|credits?|ects)[ ]*[:=]?[ ]*(\d{1,3}(?:[.,]\d+)?)\b/giu,
      (_, first, second) => `${first ?? second}CFU`,
    );
  return dates.reduce((text, date) => text.replace(date, dateMark), marked);
}

const passed =
  /^(?:ido?|idon|idone[oa]|idoneità|appr?|approvat[oa]|superat[oa]|sup|convalidat[oa]|promoss[oa]|pass|passed)$/i;
const failed =
  /^(?:non (?:superat|sostenut|approvat|idone)[oa]|da sostenere|pianificat[oa]|in piano|respint[oa]|insufficiente|ins|ritirat[oa]|rit|assente|not (?:passed|taken)|failed|withdrawn)$/i;
/** Words about an exam that are no name of one: type, sector, term, code. */
const notes =
  /^(?:obbligatori[oa]|opzionale|a scelta|facoltativ[oa]|caratterizzante|affine|di base|esame|attività|orale|scritto|annuale|frequentat[oa]|sostenut[oa]|(?:\d|i{1,3}|iv|v)[°ºª]? ?(?:anno|sem(?:estre|\.)?)(?: di corso)?|(?:primo|secondo|terzo|quarto|quinto) (?:anno|semestre)(?: di corso)?|\p{L}|it|en|ita|eng|(?:. )?sessione.*|appello.*)$/iu;
const dayOrMonth = new RegExp(
  `^(?:(?:lune|marte|mercole|giove|vener)d[iì]|sabato|domenica|${months})\\.?$`,
  'iu',
);
const sector = /^[A-Z]{1,4}(?:-[A-Z]{1,4})?[-/]\d{2}(?:\/[A-Z])?$/;
const code = /^(?=.*\d)[A-Z\d][A-Z\d._/-]*$/;
const punctuation = /^[-–—:*,.()[\]]*$/;

/** The value that a word, or a whole cell, stands for; undefined for a part of a name. */
export function readValue(text: string): TranscriptValue | undefined {
  const word = text.replace(/^[([]|[)\],.;:]+$/g, '').trim();
  if (punctuation.test(word) || word.replaceAll(dateMark, '').trim() === '')
    return { kind: 'other' };
  if (word === '30L') return { kind: 'honours' };
  const tagged = /^(\d+(?:[.,]\d+)?)(CFU|\/30)$/.exec(word);
  const amount = parseTypedNumber(tagged?.[1] ?? word);
  if (amount !== null) {
    // A year or a code.
    if (amount >= 1000) return { kind: 'other' };
    return { kind: tagged === null ? 'number' : tagged[2] === 'CFU' ? 'cfu' : 'grade', amount };
  }
  const grade = gradeWords.indexOf(word.toLowerCase());
  if (grade >= 0) return { kind: 'word', amount: rules.lowestGrade + grade };
  if (passed.test(word)) return { kind: 'passed' };
  if (failed.test(word)) return { kind: 'failed' };
  return sector.test(word) ? { kind: 'other' } : undefined;
}

/** Whether a whole cell is about an exam, or a heading between exams, and no name. */
export function isNote(text: string): boolean {
  const note = text.replaceAll(dateMark, '').trim();
  return notes.test(note) || dayOrMonth.test(note);
}

/** A name without a date, or a code in front of it (`30001 - ECONOMIA`), or behind it in brackets. */
export function withoutCode(subject: string): string {
  return subject
    .replaceAll(dateMark, ' ')
    .replace(/ +/g, ' ')
    .replace(/^[([]?(?=[A-Z-]*\d)[A-Z\d][A-Z\d-]*[)\]]?[ ]*[-–—:][ ]*(?=\p{L}.{2})/u, '')
    .replace(/^[([]?(?=[A-Z-]*\d)[A-Z\d-]{4,}[)\]]?[ ]+(?=\p{L}.{2})/u, '')
    .replace(/[ ]*[([](?=[A-Z-]*\d)[A-Z\d-]{3,}[)\]]$/u, '')
    .replace(/^[-–—:,.*\s]+|[-–—:,;*\s]+$/g, '');
}

/** Whether a text can be the name of an exam, and not only a code. */
export const isName = (text: string): boolean => /\p{L}{2}|^\p{L}$/u.test(text) && !code.test(text);
