import { defaultLanguage, type Language } from 'shared/contract';
import type { DestinationNote } from '../formulas/destinations.ts';

interface NoteTextProps {
  note: Pick<DestinationNote, 'text' | 'english'>;
  language: Language;
}

/** A note of the call, in English where its table has it. */
export function NoteText({ note: { text, english }, language }: NoteTextProps) {
  const isTranslated = language !== defaultLanguage && english !== '';
  return isTranslated ? english : <span lang="it">{text}</span>;
}
