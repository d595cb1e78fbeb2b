import { AsyncLocalStorage, createHook } from 'node:async_hooks';

/** A page's run of one section's code, with whatever that starts: continuations and timers. */
export interface SectionScope {
  /** Called when the section's code resumes, after an `await` or in a timer. */
  readonly onResume: () => void;
  readonly timers: SectionTimers;
}

const scope = new AsyncLocalStorage<SectionScope | undefined>();

export function runInScope<T>(of: SectionScope, run: () => T): T {
  return scope.run(of, run);
}

/** What runs next belongs to this section, up to the next call: a render enters one view after the other. */
export function enterScope(of: SectionScope | undefined): void {
  scope.enterWith(of);
}

/** Observes the continuations of this process. It costs a page less than 1 % of its time. */
export function observeContinuations(): void {
  createHook({ before: () => scope.getStore()?.onResume() }).enable();
}

/** The timers that sections set for a page. They end with it, so that none runs on without a page. */
export class SectionTimers {
  readonly #timers = new Set<NodeJS.Timeout>();
  #isOver = false;

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Starts a timer of the section that is running; none where its page is complete. */
  static start(set: typeof setTimeout | typeof setInterval, run: () => void, ms: number): number {
    const timers = scope.getStore()?.timers;
    if (!timers || timers.#isOver) return 0;
    const timer: NodeJS.Timeout = set(() => {
      if (set === setTimeout) timers.#timers.delete(timer);
      run();
    }, ms);
    timers.#timers.add(timer);
    return Number(timer);
  }

  /** Whether the page of the code that runs is complete. */
  static get areOver(): boolean {
    return scope.getStore()?.timers.isOver ?? false;
  }

  end(): void {
    this.#isOver = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }
}
