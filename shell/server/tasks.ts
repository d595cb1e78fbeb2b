import type { RenderedPage, RenderRequest } from './renderPage.ts';
import type { OnSection } from './sectionFailures.ts';
import type { SectionPaths, SectionPathsRequest } from './sectionPaths.ts';

/** What render processes do: render a page, or list the paths of sections' pages. */
export interface Tasks {
  page: { request: RenderRequest; result: RenderedPage };
  paths: { request: SectionPathsRequest; result: SectionPaths };
}

export type TaskKind = keyof Tasks;

/** The functions that run tasks in a render process. */
export type TaskHandlers = {
  readonly [Kind in TaskKind]: (
    request: Tasks[Kind]['request'],
    onSection: OnSection,
  ) => Promise<Tasks[Kind]['result']>;
};

/** A message to a render process. */
export type TaskMessage = {
  [Kind in TaskKind]: {
    id: number;
    kind: Kind;
    request: Tasks[Kind]['request'];
    /** The number of each section of the request, see `ProgressWriter`. */
    numbers: readonly number[];
  };
}[TaskKind];

/** A process's answer; the first message, when it is ready, is `{ id: 0 }`. */
export interface TaskAnswer<Result> {
  id: number;
  result?: Result;
  error?: string;
}

/** The file descriptor of the progress pipe in a render process; that of messages comes before it. */
export const progressDescriptor = 4;
