-- What visitors say of the assistant's answers, and which questions had none: for the editors of the content. Neither
-- has a session, an address or a time of day.
create table private.assistant_feedback (
  id bigint generated always as identity primary key,
  day date not null default current_date,
  is_helpful boolean not null,
  question text not null check (char_length(question) <= 300),
  comment text check (char_length(comment) <= 300),
  reply_type text not null check (reply_type ~ '^[a-z_]{1,20}$'),
  language text not null check (language in ('it', 'en'))
);

comment on table private.assistant_feedback is
  'Thumbs up and down for answers of the assistant, with a word if the visitor left one. The newest 5,000.';

create table private.unanswered_questions (
  question text primary key check (char_length(question) <= 300),
  language text not null check (language in ('it', 'en')),
  reply_type text not null check (reply_type ~ '^[a-z_]{1,20}$'),
  asked integer not null default 1,
  last_day date not null default current_date
);

comment on table private.unanswered_questions is
  'Questions that the assistant did not answer, or only with suggestions, and how often. At most 2,000, for ninety days.';

create index unanswered_questions_by_age on private.unanswered_questions (last_day, asked);

-- Addresses and long numbers identify people.
create function private.without_personal_data(content text)
returns text
language sql immutable set search_path = '' as $$
  select left(btrim(regexp_replace(
    regexp_replace(content, '\S+@\S+', '…', 'g'), '\d[\d .-]{4,}\d', '…', 'g'
  )), 300)
$$;

create function public.save_assistant_feedback(
  is_helpful boolean, question text, comment text, reply_type text, language text
)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into private.assistant_feedback (is_helpful, question, comment, reply_type, language)
  values (
    is_helpful, private.without_personal_data(question),
    nullif(private.without_personal_data(comment), ''), reply_type, language
  );
  delete from private.assistant_feedback
  where id <= (select max(id) from private.assistant_feedback) - 5000;
$$;

comment on function public.save_assistant_feedback is 'Stores one thumb, without anything about the visitor.';

create function public.count_unanswered_question(question text, reply_type text, language text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  insert into private.unanswered_questions as stored (question, reply_type, language)
  select asked, $2, $3 from (select lower(private.without_personal_data($1)) as asked) as plain
  where asked <> ''
  on conflict (question) do update
    set asked = stored.asked + 1, last_day = current_date, reply_type = excluded.reply_type;
  -- The oldest and rarest make room.
  delete from private.unanswered_questions where last_day < current_date - 90;
  delete from private.unanswered_questions where question = any (array(
    select question from private.unanswered_questions
    order by last_day desc, asked desc
    offset 2000
  ));
end
$$;

comment on function public.count_unanswered_question is
  'Counts a question that was not answered, without anything about the visitor.';

create function public.assistant_report()
returns jsonb
language sql
stable
security definer
set search_path = ''
set jit = off
as $$
  select jsonb_build_object(
    'feedback', coalesce((
      select jsonb_agg(jsonb_build_object(
        'day', day, 'isHelpful', is_helpful, 'question', question, 'comment', comment,
        'type', reply_type, 'language', language
      ) order by id desc)
      from private.assistant_feedback
    ), '[]'),
    'unanswered', coalesce((
      select jsonb_agg(jsonb_build_object(
        'question', question, 'asked', asked, 'type', reply_type, 'language', language, 'day', last_day
      ) order by asked desc, last_day desc, question)
      from private.unanswered_questions
    ), '[]')
  )
$$;

comment on function public.assistant_report is 'What visitors said of the answers, and which questions had none.';

call private.close_schema();
revoke execute on function public.save_assistant_feedback, public.count_unanswered_question, public.assistant_report
  from public, anon, authenticated;
grant execute on function public.save_assistant_feedback, public.count_unanswered_question, public.assistant_report
  to service_role;
