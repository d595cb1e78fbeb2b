import { z } from 'shared/zod';

/** The answer of every WebDriver command. */
const answer = z.object({ value: z.unknown() });
const failure = z.object({ error: z.string(), message: z.string() });
const newSession = z.object({ sessionId: z.string() });

/** Sends a command of a session: `('POST', '/url', { url })`. */
export type SendCommand = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: Readonly<Record<string, unknown>>,
) => Promise<unknown>;

/**
 * Opens a session of W3C WebDriver over HTTP. Client libraries bring hundreds of packages, or want a newer
 * Node, for the dozen commands that are used here.
 *
 * @see https://www.w3.org/TR/webdriver2/
 */
export async function openSession(driver: string): Promise<SendCommand> {
  const capabilities = { alwaysMatch: { pageLoadStrategy: 'normal' } };
  const session = newSession.parse(await send('POST', `${driver}/session`, { capabilities }));
  return (method, path, body) =>
    send(method, `${driver}/session/${session.sessionId}${path}`, body);
}

async function send(method: string, url: string, body: object = {}): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = answer.parse(await response.json());
  if (response.ok) return value;
  const { error, message } = failure.parse(value);
  throw new Error(`${error}: ${message} (${method} ${new URL(url).pathname})`);
}
