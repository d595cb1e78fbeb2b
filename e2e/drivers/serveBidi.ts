import { once } from 'node:events';
import { z } from 'shared/zod';
import { type WebSocket, WebSocketServer } from 'ws';

const command = z.object({ id: z.number(), method: z.string(), params: z.unknown() });

export type Command = z.infer<typeof command>;

/** A client of WebDriver BiDi: Playwright. */
export interface Client {
  send: (message: object | string) => void;
  onClose: (close: () => void) => void;
}

/**
 * Accepts Playwright's connection, as a browser does that it starts, and passes its commands on in order.
 *
 * @see https://www.w3.org/TR/webdriver-bidi/
 */
export async function serveBidi(
  open: (client: Client) => (command: Command, message: string) => void,
): Promise<void> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (socket: WebSocket) => {
    const onCommand = open({
      send: (message) =>
        socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
      onClose: (close) => socket.on('close', close),
    });
    socket.on('message', (data) => {
      const message = data.toString();
      onCommand(command.parse(JSON.parse(message)), message);
    });
  });
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : address;
  // Playwright waits for this line of a browser.
  console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`);
}
