import { writeSync } from 'node:fs';
import process from 'node:process';
import { describeError, logUncaughtErrors, redirectConsole } from './logging.ts';
import { ProgressWriter } from './progress.ts';
import type { OnSection } from './sectionFailures.ts';
import { observeContinuations } from './sectionScope.ts';
import {
  progressDescriptor,
  type TaskAnswer,
  type TaskHandlers,
  type TaskMessage,
} from './tasks.ts';

const beatMs = 50;

/** Runs the tasks of `RenderProcess` in this process, concurrently. Call it before any section's code runs. */
export function answerTasks(handlers: TaskHandlers): void {
  redirectConsole();
  logUncaughtErrors();
  observeContinuations();
  const progress = new ProgressWriter((bytes) => void writeSync(progressDescriptor, bytes));
  setInterval(() => progress.markAlive(), beatMs);
  // Only this closure can answer: a section that reaches `process` could send pages as its own.
  const channel = process.send?.bind(process);
  const send = (answer: TaskAnswer<unknown>) => channel?.(answer);
  process.on('disconnect', () => process.exit());
  process.on('message', async (message: TaskMessage) => {
    const { id, request, numbers } = message;
    const onSection: OnSection = (remote, isResumed = false) => {
      progress.enter(numbers[request.sections.findIndex((file) => file.remote === remote)]);
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
  Reflect.deleteProperty(process, 'send');
  Reflect.deleteProperty(globalThis, 'process');
  send({ id: 0 });
}
