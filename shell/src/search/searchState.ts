import { createStore } from 'shared/runtime';

interface SearchState {
  open: boolean;
  /** The field that has the focus until the palette's own field does; null afterwards. */
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
  useSearchState.setState(({ opener }) => ({
    open: true,
    field,
    opener: openerNow(field, opener),
  }));
  field.focus();
}

function openerNow(field: HTMLElement, previous: HTMLElement | null): HTMLElement {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement)) return field;
  // A palette that is still closing has the focus, and cannot receive it afterwards.
  return activeElement.closest('[role="dialog"][data-closed]') && previous
    ? previous
    : activeElement;
}

export function closeSearch(): void {
  useSearchState.setState({ open: false });
}

/**
 * Takes what was typed before the palette's field had the focus; undefined if the palette was not opened since
 * the last call.
 */
export function takeTyped(): string | undefined {
  const { field } = useSearchState.getState();
  if (!field) return undefined;
  const typed = field.value;
  field.value = '';
  useSearchState.setState({ field: null });
  return typed;
}
