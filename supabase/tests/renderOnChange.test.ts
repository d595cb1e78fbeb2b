/** `snippets/render_on_change.sql` on the project's schema. */
import { expect, it } from 'vitest';
import { askGithub, dispatch } from './askGithub.ts';
import { runningBackend } from './runningBackend.ts';

const { backend, association } = runningBackend();
const sent = askGithub(backend, 'render_on_change');

it('asks GitHub, with the token, once for a statement of many rows', async () => {
  await association()
    .from('guides')
    .update({ is_active: true })
    .gt('order_index', 0)
    .throwOnError();
  expect(await sent()).toEqual([dispatch('content')]);
});

it('asks for what is added and deleted, too', async () => {
  const row = { category: 'tesi', title: 'Prova', file_url: 'https://files.example/a.pdf' };
  const { data } = await association().from('guides').insert(row).select('id').throwOnError();
  expect(await sent()).toHaveLength(1);
  await association()
    .from('guides')
    .delete()
    .eq('id', data[0]?.id ?? '')
    .throwOnError();
  expect(await sent()).toHaveLength(2);
});

it('lets content change where the vault has no token', async () => {
  await backend().database.sql.exec('truncate vault.decrypted_secrets');
  await association().from('events').update({ location: 'Aula 1' }).neq('title', '').throwOnError();
  expect(await sent()).toEqual([]);
});

it('shows the token to no visitor', async () => {
  await expect(
    backend().database.asRole('anon', 'select private.request_rendering()', []),
  ).rejects.toThrow('permission denied');
});
