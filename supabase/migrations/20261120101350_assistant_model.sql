-- What a configured model of the assistant used: one row a day, with no question.
create table private.model_days (
  day date primary key default current_date,
  asked integer not null default 1,
  answered integer not null default 0,
  failed integer not null default 0,
  tokens bigint not null default 0,
  tokens_by_network jsonb not null default '{}',
  failed_in_row integer not null default 0,
  paused_until timestamptz
);

comment on table private.model_days is 'Calls and tokens of the assistant''s model, for ninety days.';
comment on column private.model_days.tokens_by_network is 'By a salted hash of the address, until the day is over.';
comment on column private.model_days.paused_until is 'Three failures in a row pause it; then one call tries again.';

-- True when the model may be asked: within the day's budget of tokens, of which one network gets a quarter (a campus
-- may share one address), and not while it pauses. The tokens that are
-- expected count at once, so that questions that are cancelled count as well.
create function public.take_model_call(budget bigint, expected integer, network text)
returns boolean
language sql
security definer
set search_path = ''
as $$
  insert into private.model_days as today (tokens, tokens_by_network)
  select expected, jsonb_build_object(network, expected) where expected <= budget / 4
  on conflict (day) do update set
    asked = today.asked + 1,
    tokens = today.tokens + expected,
    tokens_by_network = today.tokens_by_network
      || jsonb_build_object(network, coalesce((today.tokens_by_network ->> network)::bigint, 0) + expected),
    paused_until = case when today.failed_in_row >= 3 then now() + interval '5 minutes' end
  where today.tokens + expected <= budget
    and coalesce((today.tokens_by_network ->> network)::bigint, 0) + expected <= budget / 4
    and coalesce(today.paused_until, now()) <= now()
  returning true
$$;

comment on function public.take_model_call is 'Whether the assistant may ask its model, which counts as a call.';

create function public.count_model_call(extra integer, outcome text)
returns void
language sql
security definer
set search_path = ''
as $$
  update private.model_days set
    answered = answered + (outcome = 'answered')::integer,
    failed = failed + (outcome = 'failed')::integer,
    tokens = tokens + extra,
    -- A visitor who left says nothing about the provider: the one call after a pause is still to be answered.
    failed_in_row = case outcome when 'failed' then failed_in_row + 1 when 'left' then failed_in_row else 0 end,
    paused_until = case
      when outcome = 'left' then paused_until
      when outcome = 'failed' and failed_in_row >= 2 then now() + interval '5 minutes'
    end
  where day = current_date;
  update private.model_days set tokens_by_network = '{}' where day < current_date and tokens_by_network <> '{}';
  delete from private.model_days where day < current_date - 90;
$$;

comment on function public.count_model_call is 'Counts how a call of the assistant''s model ended.';

call private.close_schema();
revoke execute on function public.take_model_call, public.count_model_call from public, anon, authenticated;
grant execute on function public.take_model_call, public.count_model_call to service_role;
