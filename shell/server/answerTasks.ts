import { parentPort, workerData } from 'node:worker_threads';
import { describeError, redirectConsole, surviveStrayErrors } from './logging.ts';
import { Progress } from './progress.ts';
import type { TaskAnswer, TaskHandlers, TaskMessage, ThreadData } from './tasks.ts';

const beatMs = 50;

/** Answers the tasks of `RenderThread` in this thread, many at a time. */
export function answerTasks(handlers: TaskHandlers): void {
  redirectConsole();
  surviveStrayErrors();
  const { progress: memory }: ThreadData = workerData;
  const progress = new Progress(memory);
  setInterval(() => {
    const { heapTotal, external } = process.memoryUsage();
    // Buffers are part of what is external.
    progress.megabytes = (heapTotal + external) / 2 ** 20;
    progress.markAlive();
  }, beatMs);
  const send = (answer: TaskAnswer<unknown>) => parentPort?.postMessage(answer);

  parentPort?.on('message', async (message: TaskMessage) => {
    const { id, request, unload } = message;
    for (const integrity of unload) handlers.unload(integrity);
    const onSection = (remote: string | undefined) =>
      progress.enter(
        id,
        request.sections.findIndex((file) => file.remote === remote),
      );
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
