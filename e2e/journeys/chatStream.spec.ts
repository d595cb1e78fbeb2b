/** An answer that a model writes, sentence by sentence. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { ask, button, input, log, openChat, reply } from './chatPanel.ts';
import { expect, test } from './fixtures.ts';

/** Answers the next questions with a stream that the test writes. */
async function streamAssistant(page: Page) {
  const streams: ServerResponse[] = [];
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') {
      response.end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    streams.push(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  await page.route('**/functions/v1/assistant', (route) =>
    route.continue({ url: `http://127.0.0.1:${port}/` }),
  );
  const next = async () => {
    await expect.poll(() => streams.length).toBeGreaterThan(0);
    const stream = streams.shift();
    if (stream === undefined) throw new Error('There is no request.');
    return {
      write: (event: object) => stream.write(`data: ${JSON.stringify(event)}\n\n`),
      closed: once(stream, 'close'),
    };
  };
  return {
    next,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const first = 'Di solito sono due o tre mensilità.';
const second = 'Si versano con un bonifico.';

test('is shown as it arrives, announced once, and can be stopped', async ({ page, visit }) => {
  const assistant = await streamAssistant(page);
  await visit('/');
  await openChat(page);
  const partial = log(page).locator('[data-message^="answer"][aria-live="off"]');

  await test.step('sentences appear, and screen readers wait for the whole answer', async () => {
    await ask(page, 'Quanto è la cauzione?');
    await expect(button(page, 'Annulla')).toBeVisible();
    const stream = await assistant.next();
    stream.write({ claim: first });
    await expect(partial).toContainText(first);
    await expect(partial).toBeInViewport({ ratio: 1 });
    await expect(button(page, 'Interrompi')).toBeVisible();
    stream.write({ claim: second });
    await expect(partial).toContainText(`${first} ${second}`);
    const documents = [{ title: 'Affittare una stanza', url: '/guide/residenze' }];
    stream.write({ reply: { ...reply, text: `${first} ${second}`, documents } });
    await expect(log(page).getByRole('link', { name: /Affittare una stanza/ })).toBeVisible();
    await expect(partial).toHaveCount(0);
    await expect(log(page).getByText(second)).toHaveCount(1);
    await expect(button(page, 'Interrompi')).toHaveCount(0);
  });

  await test.step('stopping ends the request, and keeps what has arrived', async () => {
    await ask(page, 'E la caparra?');
    const stream = await assistant.next();
    stream.write({ claim: 'È un’altra cosa.' });
    await button(page, 'Interrompi').click();
    await stream.closed;
    await expect(log(page)).toContainText('È un’altra cosa.');
    await expect(log(page)).toContainText('Risposta interrotta');
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toBeEditable();
  });
  assistant.close();
});
