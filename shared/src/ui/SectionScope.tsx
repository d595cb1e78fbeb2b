import { type ReactNode, useContext } from 'react';
import { type Section, SectionContext } from 'shared/runtime';

/**
 * Marks everything below as belonging to a section: its utilities apply only under its own
 * `data-mf`, and its line colours what says `line`.
 */
export function SectionScope({ section, children }: { section: Section; children: ReactNode }) {
  return (
    <SectionContext value={section}>
      <div data-mf={section.name} className={`contents ${section.accent}`}>
        {children}
      </div>
    </SectionContext>
  );
}

/**
 * What a portal must carry along, since it leaves the section's tree: spread it on the portal. Empty
 * in the shell's own pages.
 */
export function useSectionAttributes(): { 'data-mf'?: string; className?: string } {
  const section = useContext(SectionContext);
  return section ? { 'data-mf': section.name, className: section.accent } : {};
}
