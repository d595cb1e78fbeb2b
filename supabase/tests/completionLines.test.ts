/** The request to a model ends in time and with its visitor, also where Node has collected the signals of `fetch`. */
import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it, onTestFinished } from 'vitest';
import { completionLines } from '../functions/assistant/model/completionLines.ts';
import { readModelSettings } from '../functions/assistant/model/modelSettings.ts';
import { promptFor } from '../functions/assistant/model/prompt.ts';
import { chunk, modelServer } from './modelServer.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** What a model writes that stops in the middle, and what then ends the request. */
async function readStuck(seconds: string, leave?: AbortController) {
  const collecting = setInterval(collectGarbage, 50);
  onTestFinished(() => clearInterval(collecting));
  let closed: Promise<unknown> | undefined;
  const { secrets } = await modelServer((response) => {
    closed = once(response, 'close');
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(chunk('One.\nTwo'));
  });
  const model = readModelSettings({ ...secrets, ASSISTANT_MODEL_SECONDS: seconds });
  if (model === undefined) throw new Error('There is no model.');
  const context = { path: '/', lang: 'en' as const };
  const messages = promptFor({ sessionId: 's', message: 'Why?', context }, []);
  const signal = leave?.signal ?? new AbortController().signal;
  const lines: string[] = [];
  const read = async () => {
    for await (const line of completionLines(model, messages, signal, () => {})) {
      lines.push(line);
      setTimeout(() => leave?.abort(new Error('left')), 500);
    }
  };
  const reason = await read().catch((error: Error) => error.message);
  await closed;
  return { lines, reason };
}

it('ends when the model is late in the middle of its answer', async () => {
  expect(await readStuck('1')).toEqual({ lines: ['One.'], reason: 'it is late' });
});

it('ends when the visitor leaves', async () => {
  expect(await readStuck('30', new AbortController())).toEqual({ lines: ['One.'], reason: 'left' });
});
