import { z } from 'zod';
import type { Backend } from '../local/server.ts';

const user = z.object({ id: z.string() });
const session = z.object({ access_token: z.string() });

export type Editor = {
  /** What the commands read. */
  readonly environment: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
};

/**
 * Adds a user as the association does, and makes an editor of it.
 *
 * @param sections Null is all of them; undefined is a user who is no editor.
 */
export async function addEditor(
  { url, publishableKey, secretKey, database }: Backend,
  email: string,
  sections: readonly string[] | null | undefined,
): Promise<Editor> {
  const password = `${email} has a password`;
  const post = async (path: string, apikey: string) => {
    const response = await fetch(`${url}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, email_confirm: true }),
    });
    return response.json();
  };
  const { id } = user.parse(await post('admin/users', secretKey));
  if (sections !== undefined) {
    await database.sql.query(
      'insert into private.editors (user_id, name, sections) values ($1, $2, $3)',
      [id, email, sections],
    );
  }
  const { access_token } = session.parse(await post('token?grant_type=password', publishableKey));
  return {
    environment: {
      SUPABASE_EDITOR_EMAIL: email,
      SUPABASE_EDITOR_PASSWORD: password,
      SUPABASE_PUBLISHABLE_KEY: publishableKey,
    },
    headers: { apikey: publishableKey, authorization: `Bearer ${access_token}` },
  };
}
