import type { RenderedPage, RenderRequest } from './renderPage.ts';
import type { OnSection } from './sectionFailures.ts';
import type { SectionPaths, SectionPathsRequest } from './sectionPaths.ts';

/** What threads do: render a page, or list the paths of sections' pages. */
export interface Tasks {
  page: { request: RenderRequest; result: RenderedPage };
  paths: { request: SectionPathsRequest; result: SectionPaths };
}

export type TaskKind = keyof Tasks;

/** The functions that run tasks in a thread. */
export type TaskHandlers = {
  readonly [Kind in TaskKind]: (
    request: Tasks[Kind]['request'],
    onSection: OnSection,
  ) => Promise<Tasks[Kind]['result']>;
} & {
  /** Frees the memory of a server file that is no longer rendered. */
  readonly unload: (integrity: string) => void;
};

/** A message to a thread. */
export type TaskMessage = {
  [Kind in TaskKind]: {
    id: number;
    kind: Kind;
    request: Tasks[Kind]['request'];
    /** The hashes of server files to unload. */
    unload: readonly string[];
  };
}[TaskKind];

/** A thread's answer; the first message, when it is ready, is `{ id: 0 }`. */
export interface TaskAnswer<Result> {
  id: number;
  result?: Result;
  error?: string;
}

/** What a thread gets when it starts. */
export interface ThreadData {
  /** The installation's configuration as JSON. */
  config: string;
  progress: SharedArrayBuffer;
}
