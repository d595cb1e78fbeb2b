import { parseTypedNumber } from 'shared/format';

/** What a word of a transcript's line can be, besides a part of a name. */
export type TranscriptValue =
  | { kind: 'number' | 'cfu' | 'grade'; amount: number }
  /** `30L` in one of its spellings; `passed` without a grade, `failed` or not taken yet. */
  | { kind: 'honours' | 'passed' | 'failed' }
  /** A date, a code, a sector, a year: nothing that a calculator needs. */
  | { kind: 'other' };

/** A cell of a line: values, and between them the text that may be a name. */
export interface TranscriptCell {
  before: TranscriptValue[];
  /** The words of the text with the values that stand behind it, each of which may belong to the name. */
  words: string[];
  after: TranscriptValue[];
}

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

const gradeWords = [
  'diciotto',
  'diciannove',
  'venti',
  'ventuno',
  'ventidue',
  'ventitr[eé]',
  'ventiquattro',
  'venticinque',
  'ventisei',
  'ventisette',
  'ventotto',
  'ventinove',
  'trenta',
].map((word, index) => ({
  word: new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'giu'),
  grade: 18 + index,
}));

/** One spelling for honours, marks for what a line says itself (`28/30`, `6 CFU`), and none for dates. */
function normalise(line: string): string {
  const bullet = /^\s*(?:\d{1,3}[.)]|[-–•*])\s+(?=\p{L})/u;
  const inFigures = gradeWords.reduce(
    (text, { word, grade }) => text.replace(word, `${grade}/30`),
    line.replace(/\u00a0/g, ' ').replace(bullet, ''),
  );
  const marked = inFigures
    .replace(
      /(?<![\d.,/])30[ ]*(?:\/[ ]*30)?[ ]*(?:e[ ]*l\.?(?:ode)?|[&+][ ]*l(?:ode)?|(?:con|cum|with)[ ]+(?:lode|laude|honou?rs)|lode|l)(?![\p{L}'’])\.?(?:[ ]*\/[ ]*30\b)?/giu,
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
function readValue(text: string): TranscriptValue | undefined {
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
  if (passed.test(word)) return { kind: 'passed' };
  if (failed.test(word)) return { kind: 'failed' };
  return sector.test(word) ? { kind: 'other' } : undefined;
}

/** Whether a whole cell is about an exam, or a heading between exams, and no name. */
export function isNote(text: string): boolean {
  const note = text.replaceAll(dateMark, '').trim();
  return notes.test(note) || dayOrMonth.test(note);
}

function readCell(text: string): TranscriptCell {
  const whole = readValue(text) ?? (isNote(text) ? ({ kind: 'other' } as const) : undefined);
  if (whole) return { before: [whole], words: [], after: [] };
  const words = text.split(/\s+/).filter(Boolean);
  const values = words.map(readValue);
  const first = values.indexOf(undefined);
  if (first < 0) return { before: values.flatMap((value) => value ?? []), words: [], after: [] };
  const last = values.lastIndexOf(undefined);
  return {
    before: values.slice(0, first).flatMap((value) => value ?? []),
    words: words.slice(first),
    after: values.slice(last + 1).flatMap((value) => value ?? []),
  };
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

/** The cells of one row of a CSV file, whose quoted cells may contain the separator. */
function splitCsv(line: string, separator: string): string[] {
  const cells = [''];
  let isQuoted = false;
  for (const part of line.split(/(")/)) {
    if (part === '"') {
      isQuoted = !isQuoted;
      continue;
    }
    const [first = '', ...rest] = isQuoted ? [part] : part.split(separator);
    cells[cells.length - 1] += first;
    cells.push(...rest);
  }
  return cells.map((cell) => cell.trim());
}

const isOneValue = ({ words, before }: TranscriptCell) => words.length === 0 && before.length === 1;

/** The ways to split a line into cells; more than one where a comma may separate decimals. */
function splitCells(line: string): string[][] {
  for (const separator of ['\t', ';', '|']) {
    if (line.includes(separator)) return [splitCsv(line, separator)];
  }
  const bySpaces = [line.split(/\s{2,}/)];
  if (!line.includes(',')) return bySpaces;
  const decimals = line.replace(/(?<=,)[ ]*(\d{1,2}),(5|25|50|75|0|00)(?=,|$)/g, '$1.$2');
  const rows = [splitCsv(decimals, ','), splitCsv(line, ',')].filter(
    (cells) => cells.length > 2 && cells.filter((cell) => isOneValue(readCell(cell))).length > 1,
  );
  if (rows.length === 0) return bySpaces;
  return decimals === line ? rows.slice(0, 1) : rows;
}

const headings = {
  honours: /^lode$/i,
  cfu: /^(?:cfu|crediti.*|credits?|ects)$/i,
  grade: /^(?:voto.*|grade|mark|esito)$/i,
  name: /^(?:esame|insegnamento|materia|attività(?: didattic[ah]e?)?|denominazione|nome|descrizione|subject|course|exam)$/i,
};

/** What the columns of a table hold, from its first row; an unknown column holds nothing that is needed. */
export type Columns = readonly (keyof typeof headings | undefined)[];

/** The columns that a line names; undefined for any other line. */
export function readHeadings(line: string): Columns | undefined {
  const [cells = []] = ['\t', ';', '|', ','].flatMap((separator) =>
    line.includes(separator) ? [splitCsv(line, separator)] : [],
  );
  const kinds = Object.keys(headings) as (keyof typeof headings)[];
  const columns = cells.map((cell) => kinds.find((kind) => headings[kind].test(cell.trim())));
  const hasDigit = cells.some((cell) => /\d/.test(cell));
  return !hasDigit && columns.includes('name') && columns.some((kind) => kind !== 'name' && kind)
    ? columns
    : undefined;
}

/** Says of a cell what its column's heading says. */
function inColumn(text: string, column: Columns[number]): TranscriptCell {
  const cell = readCell(text);
  if (column === 'name') return cell;
  if (column === 'honours') {
    const isYes = /^(?:s[iì]|yes|x|1|l(?:ode)?|30L)$/iu.test(text.trim());
    return { before: isYes ? [{ kind: 'honours' }] : [], words: [], after: [] };
  }
  const values = [...cell.before, ...cell.after];
  const known = values.map((value): TranscriptValue => {
    if (value.kind !== 'number') return value;
    return column === undefined ? { kind: 'other' } : { ...value, kind: column };
  });
  return { before: known, words: [], after: [] };
}

/** The cells of a line, in one or two readings. */
export function readCells(line: string, columns: Columns | undefined): TranscriptCell[][] {
  return splitCells(normalise(line)).map((texts) => {
    if (!columns || columns.length !== texts.length) return texts.map(readCell);
    return texts.map((text, index) => inColumn(text, columns[index]));
  });
}
