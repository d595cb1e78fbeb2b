import { writeSync } from 'node:fs';
import process from 'node:process';
import {
  type AnswerRequest,
  hostContract,
  progressDescriptor,
  type TaskAnswer,
  type TaskMessage,
  type Tasks,
} from './hostContract.ts';
import { describeError, logUncaughtErrors, redirectConsole } from './logging.ts';
import { ProgressWriter } from './progress.ts';
import type { OnSection } from './sectionFailures.ts';
import { observeContinuations } from './sectionScope.ts';

const beatMs = 50;

/** The functions that run tasks in a render process. */
interface TaskHandlers {
  plan: (request: Tasks['plan']['request']) => Tasks['plan']['result'];
  page: (request: AnswerRequest, onSection: OnSection) => Promise<Tasks['page']['result']>;
}

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
  const run = async (message: TaskMessage) => {
    if (message.kind === 'plan') return handlers.plan(message.request);
    const { numbers, request } = message;
    return handlers.page(request, (remote, isResumed = false) => {
      progress.enter(numbers[request.sections.findIndex((file) => file.remote === remote)]);
      // An endless chain of continuations is no progress.
      if (!isResumed) progress.markAlive();
    });
  };
  process.on('disconnect', () => process.exit());
  process.on('message', async (message: TaskMessage) => {
    const { id } = message;
    try {
      send({ id, result: await run(message) });
    } catch (error) {
      send({ id, error: describeError(error) });
    }
  });
  Reflect.deleteProperty(process, 'send');
  Reflect.deleteProperty(globalThis, 'process');
  send({ id: 0, contract: hostContract });
}
