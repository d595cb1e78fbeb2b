import { parentPort, workerData } from 'node:worker_threads';
import { describeError, logUncaughtErrors, redirectConsole } from './logging.ts';
import { Progress } from './progress.ts';
import type { OnSection } from './sectionFailures.ts';
import { observeContinuations } from './sectionScope.ts';
import type { TaskAnswer, TaskHandlers, TaskMessage, ThreadData } from './tasks.ts';

const beatMs = 50;

/** Runs the tasks of `RenderThread` in this thread, concurrently. */
export function answerTasks(handlers: TaskHandlers): void {
  redirectConsole();
  logUncaughtErrors();
  observeContinuations();
  const { progress: memory }: ThreadData = workerData;
  const progress = new Progress(memory);
  setInterval(() => {
    const { heapTotal, external } = process.memoryUsage();
    // `external` includes buffers.
    progress.megabytes = (heapTotal + external) / 2 ** 20;
    progress.markAlive();
  }, beatMs);
  const send = (answer: TaskAnswer<unknown>) => parentPort?.postMessage(answer);

  parentPort?.on('message', async (message: TaskMessage) => {
    const { id, request, unload } = message;
    for (const integrity of unload) handlers.unload(integrity);
    const onSection: OnSection = (remote, isResumed = false) => {
      const index = request.sections.findIndex((file) => file.remote === remote);
      progress.enter(id, index);
      // An endless chain of continuations is no progress.
      if (!isResumed) progress.markAlive();
    };
    try {
      const result =
        message.kind === 'page'
          ? await handlers.page(message.request, onSection)
          : await handlers.paths(message.request, onSection);
      send({ id, result });
    } catch (error) {
      send({ id, error: describeError(error) });
    }
  });
  send({ id: 0 });
}
