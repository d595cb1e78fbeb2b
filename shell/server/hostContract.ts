/**
 * What the renderer, the *host*, and the server file of a version of the shell exchange. A host lives longer than a
 * version, and accepts those that were built for its contract or for the one before. So a change that such a server
 * file cannot bear raises the number, and the renderer is deployed before the shell.
 */
import type { ShellVersions } from '../src/boot/shellVersions.ts';
import type { SectionFailure } from './sectionFailures.ts';

export const hostContract = 1;

/** The registry of a page without sections. */
export const emptyRegistry = JSON.stringify({ schema: 1, remotes: {} });

/** A section's server file, whose hash was checked. */
export interface SectionFile {
  remote: string;
  version: string;
  integrity: string;
  /** The contract that it was built for, see `contractVersion`. */
  contract: number;
  /** Left out when the process has evaluated it already. */
  source?: string;
}

/** What an answer needs. */
export interface Plan {
  /** The sections whose server files the host looks for. */
  remotes: readonly string[];
  /** Whether the address has what a visitor chose, which never counts against a section. */
  hasChosenInput: boolean;
}

export interface AnswerRequest {
  /** A path of the site with its query: `/guide?q=tesi`. */
  address: string;
  /** The server files of the sections that can be rendered now. */
  sections: readonly SectionFile[];
  /** The registry's text, of which pages embed what they need. */
  registry: string;
  /** What the shell's entry says of the versions beside the one that answers. */
  versions: Pick<ShellVersions, 'fallbacks' | 'canary'>;
  /** The page's clock, in milliseconds since 1970. */
  now: number;
}

export interface Answer {
  status: number;
  /** Where a redirect leads. */
  location?: string;
  type: string;
  body: string;
  /** Whether no section is missing. */
  isComplete: boolean;
  /** Why a section is left to the browser, by its name. */
  failures: Readonly<Record<string, SectionFailure>>;
  times?: RenderTimes;
}

/** What a page's time was spent on. */
export interface RenderTimes {
  /** Loading the sections' code and data. */
  loadMs: number;
  /** From the data to the HTML and the state. */
  renderMs: number;
}

/** What a process does for the host. */
export interface Tasks {
  plan: { request: Pick<AnswerRequest, 'address'>; result: Plan };
  page: { request: AnswerRequest; result: Answer };
}

export type TaskKind = keyof Tasks;

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

/** A process's answer; the first message, when it is ready, has the id 0 and the contract of its server file. */
export interface TaskAnswer<Result> {
  id: number;
  contract?: number;
  result?: Result;
  error?: string;
}

/** The file descriptor of the progress pipe in a render process; that of messages comes before it. */
export const progressDescriptor = 4;
