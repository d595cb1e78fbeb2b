import type { RemoteName } from 'shared/contract';
import { homeSections, homeWidget, type Line, pages } from '../composition.ts';

/** The colour of a section's line. */
export function lineOf(remote: RemoteName): Line {
  return (
    [...pages, ...homeSections].find(({ view }) => view.remote === remote)?.line ?? homeWidget.line
  );
}
