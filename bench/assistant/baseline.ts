import type { Backend } from '../../supabase/local/server.ts';
import type { BenchReply } from './reply.ts';

/** The search to beat: the whole message as a part of a title, a description or a name. */
export async function matchSubstring({ database }: Backend, message: string): Promise<BenchReply> {
  const { rows: documents } = await database.sql.query<{ title: string; url: string }>(
    `select title, url from (
       select filename as title, file_url as url from public.handouts where strpos(lower(filename), $1) > 0
       union all
       select name, url from public.clmg_handouts where strpos(lower(name), $1) > 0
       union all
       select title, file_url from public.guides
       where is_active and strpos(lower(concat_ws(' ', title, description)), $1) > 0
       union all
       select title, '/#eventi' from public.events where strpos(lower(concat_ws(' ', title, description)), $1) > 0
     ) as found limit 5`,
    [message.toLowerCase()],
  );
  const { rows: representatives } = await database.sql.query<{ name: string; organ: string }>(
    `select name, section as organ from public.representatives
     where strpos(lower(concat_ws(' ', name, section)), $1) > 0 limit 5`,
    [message.toLowerCase()],
  );
  const isEmpty = documents.length + representatives.length === 0;
  return {
    text: '',
    type: isEmpty ? 'not_found' : 'answer',
    documents,
    representatives,
    fallback: isEmpty,
  };
}
