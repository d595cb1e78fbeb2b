/** Browsers reuse a connection after a minute; requests on one that the server had closed would fail. */
import { expect, it } from 'vitest';
import { listen } from '../local/http/listen.ts';

it('keeps a connection open for longer than a minute', async () => {
  const listening = await listen(async () => new Response('here'), { port: 0, host: '127.0.0.1' });
  try {
    const response = await fetch(`http://127.0.0.1:${listening.port}`);
    await response.text();
    expect(response.headers.get('keep-alive')).toBe('timeout=65');
  } finally {
    await listening.close();
  }
});
