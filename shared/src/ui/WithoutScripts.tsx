import { createContext, type ReactNode, useContext } from 'react';

const InsideContext = createContext(false);

/**
 * What readers without scripts see, in place of controls with the class `noscript:hidden`. It costs a page with
 * scripts only bytes: its browser parses the content as text, and React neither renders nor hydrates it.
 */
export function WithoutScripts({ children }: { children: ReactNode }) {
  // HTML ends a `noscript` at the first end tag, also at that of a nested one.
  if (useContext(InsideContext)) return children;
  return (
    // No box of its own, so that it can replace a control in any layout. Not plain `contents`: that would show
    // the text of the element where scripts run.
    <noscript className="noscript:contents">
      <InsideContext value={true}>{children}</InsideContext>
    </noscript>
  );
}
