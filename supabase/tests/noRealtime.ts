/** The product does not use Realtime, but on Node 20 supabase-js requires a WebSocket transport. */
export class NoRealtime extends EventTarget {
  readonly CONNECTING = 0;
  readonly OPEN = 1;
  readonly CLOSING = 2;
  readonly CLOSED = 3;
  readonly readyState = 3;
  readonly protocol = '';
  readonly url: string;
  readonly onopen = null;
  readonly onmessage = null;
  readonly onclose = null;
  readonly onerror = null;

  constructor(url: string | URL) {
    super();
    this.url = String(url);
  }

  send(): void {
    throw new Error('Realtime is not available.');
  }

  close(): void {}
}
