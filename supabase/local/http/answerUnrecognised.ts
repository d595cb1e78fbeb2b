import { z } from 'zod';

/** The REST layer's code for an error that it has no answer for. */
const unrecognised = z.object({ code: z.literal('SUP'), message: z.string() });

/**
 * The REST layer answers 500 to requests that PostgREST refuses: more columns than Postgres has room for, a list
 * where a text is expected, an operator that does not exist. Nothing is broken then, so this answers 400.
 */
export async function answerUnrecognised(method: string, response: Response): Promise<Response> {
  if (response.status !== 500) return response;
  // Without a body, the two kinds cannot be told apart.
  if (method === 'HEAD') return new Response(null, { status: 400 });
  const text = await response.text();
  const error = unrecognised.safeParse(parse(text));
  if (!error.success) return new Response(text, response);
  const { message } = error.data;
  return Response.json({ code: 'PGRST100', details: null, hint: null, message }, { status: 400 });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
