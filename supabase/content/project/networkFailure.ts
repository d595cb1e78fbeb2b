import { ContentUnreadable } from './contentUnreadable.ts';
import { isLoopback } from './projectUrl.ts';

/** The error code of a request without a response, such as `ECONNREFUSED`. */
export function networkCode(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'timeout';
  const { cause } = error;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string')
    return cause.code;
  return cause instanceof Error ? cause.message : error.message;
}

/** The reason for a request without a response. */
export function networkFailure(error: unknown, url: string): ContentUnreadable {
  const code = networkCode(error);
  if (code === 'timeout') return new ContentUnreadable('too slow', url);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new ContentUnreadable('no such host', new URL(url).host);
  }
  if (code === 'ECONNREFUSED' && isLoopback(url)) {
    return new ContentUnreadable('no local backend', url);
  }
  return new ContentUnreadable('nobody answers', `${url} (${code})`);
}
