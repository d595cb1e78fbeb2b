import { createStore } from 'shared/runtime';

interface SearchState {
  open: boolean;
  /** The field that has the focus until the palette's own field does. */
  field: HTMLInputElement | null;
  /** Receives the focus when the palette is closed. */
  opener: HTMLElement | null;
}

export const useSearchState = createStore<SearchState>(() => ({
  open: false,
  field: null,
  opener: null,
}));

/**
 * Opens the palette. Its code may still have to load: `field` is focused at once, so that no letter that is
 * typed meanwhile is lost and a phone shows its keyboard with the tap.
 *
 * @param typed What to search for, as if it had been typed in the field.
 */
export function openSearch(field: HTMLInputElement, typed = field.value): void {
  field.value = typed;
  const { activeElement } = document;
  const opener = activeElement instanceof HTMLElement ? activeElement : field;
  useSearchState.setState({ open: true, field, opener });
  field.focus();
}

export function closeSearch(): void {
  useSearchState.setState({ open: false });
}

/** Takes what was typed before the palette's field had the focus. */
export function takeTyped(): string {
  const { field } = useSearchState.getState();
  if (!field) return '';
  const typed = field.value;
  field.value = '';
  return typed;
}
