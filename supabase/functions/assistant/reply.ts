/** What the chat reads. An error is a reply as well: the chat then offers the external assistant. */
export type Reply = {
  readonly text: string;
  readonly type: 'answer' | 'not_found' | 'error';
  readonly documents: readonly { title: string; tag?: string; url: string }[];
  readonly representatives: readonly { name: string; organ: string }[];
  readonly fallback: boolean;
  readonly error: string | null;
};

export function errorReply(text: string, error: string): Reply {
  return { text, type: 'error', documents: [], representatives: [], fallback: true, error };
}

export function refuse(status: number, text: string, error: string, headers = {}): Response {
  return Response.json(errorReply(text, error), { status, headers });
}
