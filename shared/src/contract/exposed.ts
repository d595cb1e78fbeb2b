/**
 * What a section exposes to the shell, with all that the shell passes to it: as much a part of the contract as
 * `shared/runtime`, for `pnpm contract`. Aliases without parameters, because generic types cannot be compared.
 */
import type { SearchModule } from './search.ts';
import type { SectionModule } from './section.ts';

export type ExposedViews = SectionModule;
export type ExposedSearch = SearchModule;
