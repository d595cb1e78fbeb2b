import type { KnownCategory } from './catalogue.ts';

declare module 'react' {
  interface CSSProperties {
    '--category-light'?: string;
    '--category-dark'?: string;
  }
}

/** The style of an element around shapes with the class `category-ink`, which get the category's colour. */
export function categoryStyle({ colours }: KnownCategory) {
  return { '--category-light': colours.light, '--category-dark': colours.dark };
}

/** A category's colour as a stop and a stretch of line. */
export function CategoryMark({ entry }: { entry: KnownCategory }) {
  return (
    <span style={categoryStyle(entry)} className="flex grow items-center gap-3">
      <CategoryDot />
      <CategoryRule />
    </span>
  );
}

/** In the colour of the `categoryStyle` around it. */
export function CategoryDot() {
  return (
    <span
      aria-hidden="true"
      className="category-ink size-3.5 shrink-0 rounded-full border-3 border-current"
    />
  );
}

/** Likewise. A border, because backgrounds are not printed. */
export function CategoryRule() {
  return <span aria-hidden="true" className="category-ink h-0 grow border-t-2 border-current" />;
}
