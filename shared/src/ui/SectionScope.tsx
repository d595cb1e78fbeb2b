import { type ReactNode, useContext } from 'react';
import { type Section, SectionContext } from 'shared/runtime';

/** Marks its children as part of a section, whose utilities apply below its `data-mf`, with its accent. */
export function SectionScope({ section, children }: { section: Section; children: ReactNode }) {
  return (
    <SectionContext value={section}>
      <div data-mf={section.name} className={`contents ${section.accent}`}>
        {children}
      </div>
    </SectionContext>
  );
}

/** Props for a portal, which leaves the section's DOM subtree. Empty in the shell's pages. */
export function useSectionAttributes(): { 'data-mf'?: string; className?: string } {
  const section = useContext(SectionContext);
  return section ? { 'data-mf': section.name, className: section.accent } : {};
}
