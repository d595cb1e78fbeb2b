/** What `build.ts` generates: every section's exposed modules, as dynamic imports of the same build. */
declare module 'virtual:sections/views' {
  import type { RemoteName, SectionModule } from 'shared/contract';

  type Modules = Record<string, () => Promise<{ default: SectionModule }>>;
  export const viewModules: Record<RemoteName, Modules>;
}

declare module 'virtual:sections/search' {
  import type { RemoteName, SearchModule } from 'shared/contract';

  /** Sections without results in the palette have none. */
  export const searchModules: Partial<Record<RemoteName, () => Promise<{ default: SearchModule }>>>;
}
