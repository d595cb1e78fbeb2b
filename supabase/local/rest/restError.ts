/** Refusals in the words of the hosted gateway, which answers before PostgREST is asked. */
const unauthorized = (message: string, hint: string) =>
  Response.json({ message, hint }, { status: 401 });

export const missingKey = () =>
  unauthorized('No API key found in request', 'No `apikey` request header or url param was found.');
export const invalidKey = () =>
  unauthorized('Invalid API key', 'Double check your Supabase `apikey`');
export const tooLarge = () =>
  Response.json({ message: 'The body of the request is too large' }, { status: 413 });
