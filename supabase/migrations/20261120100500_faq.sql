-- Questions that students ask every year. The assistant repeats these answers word for word. Visitors
-- may read active rows, because the content check reads with the publishable key.
create table public.faq (
  id uuid primary key default gen_random_uuid(),
  topic text not null,
  question text not null,
  answer text not null,
  question_en text,
  answer_en text,
  keywords text,
  url text,
  section text,
  order_index integer not null default 0,
  is_active boolean not null default true,
  constraint faq_topic_is_known check (private.known_values() -> 'chatTopics' @> to_jsonb(topic)),
  constraint faq_question_is_trimmed check (question <> '' and question !~ '^\s|\s$'),
  constraint faq_answer_is_trimmed check (answer <> '' and answer !~ '^\s|\s$'),
  constraint faq_answer_is_short check (
    char_length(answer) <= 600 and char_length(coalesce(answer_en, '')) <= 600
  ),
  constraint faq_english_is_whole check ((question_en is null) = (answer_en is null)),
  constraint faq_url_opens check (url ~ '^(https?://[^\s@]+|/([^/\\\s]\S*)?)$'),
  constraint faq_section_is_known check (
    section is null
      or private.known_values() -> 'bodies' @> jsonb_build_array(jsonb_build_object('name', section))
  ),
  constraint faq_once_per_topic unique (topic, question)
);

comment on table public.faq is 'Questions and answers of the association, which the assistant repeats.';
comment on column public.faq.topic is
  'A chip of the chat: one of the topics that `pnpm content:check --values` lists.';
comment on column public.faq.question is 'In Italian, as a student would ask it.';
comment on column public.faq.answer is 'Two or three plain sentences, at most 600 characters. The assistant repeats them as they are.';
comment on column public.faq.question_en is 'The question in English. Both English fields, or neither.';
comment on column public.faq.answer_en is 'The answer in English; without it, English readers get the Italian one.';
comment on column public.faq.keywords is 'Other words by which students ask for it, in any language: esonero, no tax area, fees.';
comment on column public.faq.url is 'Where to read more: a whole address from https:// on, or a page of the site such as /guide/burocrazia.';
comment on column public.faq.section is 'The body whose representatives help with it, as in the table representatives. May stay empty.';
comment on column public.faq.order_index is 'The chip of a topic shows its first answer; lowest first.';
comment on column public.faq.is_active is 'Draft when false: neither visitors nor the assistant read the row.';

call private.publish('public.faq', 'is_active');
