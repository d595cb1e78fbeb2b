/** The assistant answers from the backend and leads into the sections; their addresses are held here. */
import { expect, it } from 'vitest';
import { bodies } from '../../mf-representatives/src/bodies.ts';
import { pageOfBody } from '../../supabase/functions/assistant/finding/bodies.ts';

it.each(bodies)('the assistant opens $name where the page of representatives has it', (body) => {
  expect(pageOfBody(body.name)).toBe(`/rappresentanti?organo=${body.key}`);
});
