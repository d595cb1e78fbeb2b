/** The functions of the schema, on a server that has plpgsql_check. */
import { expect, inject, it } from 'vitest';
import { supabaseCli } from './supabaseCli.ts';

const url = inject('project');

it('plpgsql_check finds no error and no warning', async () => {
  const { code, stdout, stderr } = await supabaseCli([
    ...['db', 'lint', `--remote=${url}`, '--schema', 'public,private'],
    ...['--level', 'warning', '--fail-on', 'warning'],
  ]);
  expect({ code, stdout, stderr }).toMatchObject({ code: 0 });
});
