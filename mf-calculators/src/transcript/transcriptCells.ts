import { isNote, normalise, readValue, type TranscriptValue } from './transcriptWords.ts';

/** A cell of a line: values, and between them the text that may be a name. */
export interface TranscriptCell {
  before: TranscriptValue[];
  /** The words of the text with the values that stand behind it, each of which may belong to the name. */
  words: string[];
  after: TranscriptValue[];
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
