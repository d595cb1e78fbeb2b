import type { RemoteName } from 'shared/contract';
import { type Accent, homeSections, homeWidget, pages } from '../composition.ts';

/** The colour of a section's line. */
export function accentOf(remote: RemoteName): Accent {
  return (
    [...pages, ...homeSections].find(({ view }) => view.remote === remote)?.accent ??
    homeWidget.accent
  );
}
