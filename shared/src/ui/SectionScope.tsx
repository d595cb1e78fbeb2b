import { type ReactNode, useContext } from 'react';
import { SectionName } from 'shared/runtime';

/**
 * Marks everything below as belonging to a section. A section's utilities apply only under its own
 * `data-mf`, so what leaves the tree (a dialog's portal) carries the name along.
 */
export function SectionScope({ name, children }: { name: string; children: ReactNode }) {
  return (
    <SectionName value={name}>
      <div data-mf={name} className="contents">
        {children}
      </div>
    </SectionName>
  );
}

/** The section in which a component is rendered, or undefined in the shell's own pages. */
export function useSectionName(): string | undefined {
  return useContext(SectionName);
}
