/**
 * `pnpm --filter supabase parity`: sends the reads of the site to PostgREST and to the embedded server, and
 * compares their answers. `POSTGREST_URL` and `POSTGREST_KEY` name a project of `supabase start`, which has
 * the same migrations and seed. Differences that docs/hosting.md does not list fail it.
 */
import { parseArgs } from 'node:util';
import { startBackend } from '../../local/server.ts';
import { compareRead } from './compare.ts';
import { parityReads } from './reads.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: process.env.POSTGREST_URL ?? '' },
    key: { type: 'string', default: process.env.POSTGREST_KEY ?? '' },
  },
});
if (values.url === '' || values.key === '') {
  console.error('Set POSTGREST_URL and POSTGREST_KEY: `npx supabase status -o env` prints both.');
  process.exit(1);
}

const there = { url: values.url, publishableKey: values.key };
// The seed's rows contain the address of the files.
const backend = await startBackend({ port: 0, publicUrl: 'http://127.0.0.1:54321' });
let failures = 0;
for (const read of parityReads) {
  const { name, difference, differs } = await compareRead(read, backend, there);
  const isExpected = (difference !== undefined) === (differs !== undefined);
  console.log(
    `${isExpected ? 'ok  ' : 'FAIL'} ${name}${differs === undefined ? '' : ` (${differs})`}`,
  );
  if (isExpected) continue;
  failures += 1;
  console.log(
    difference
      ? `  embedded:  ${short(difference.here)}\n  PostgREST: ${short(difference.there)}`
      : '  no difference any more: remove it from the list',
  );
}
await backend.close();
console.log(`${parityReads.length - failures} of ${parityReads.length} answers as listed`);
process.exit(failures === 0 ? 0 : 1);

function short(answer: string): string {
  return answer.length > 600 ? `${answer.slice(0, 600)}…` : answer;
}
