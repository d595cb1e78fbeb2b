-- What visitors' pages saw of each version: views, failures by class, errors and web vitals. Pages say it themselves,
-- so every count is bounded, and a network weighs little: docs/decisions/0021.
create table private.health_views (
  name text not null check (name ~ '^[a-z][a-z-]{0,39}$'),
  version text not null check (version ~ '^[0-9A-Za-z.+-]{1,60}$'),
  day date not null default current_date,
  views integer not null default 0,
  failed integer not null default 0 check (failed <= views),
  faulty integer not null default 0 check (faulty <= failed),
  primary key (name, version, day)
);

comment on table private.health_views is
  'Per day and version of a section or the shell: pages that tried it, those in which it failed, and those in which the version itself was at fault rather than the network.';

create table private.health_failures (
  name text not null,
  version text not null,
  day date not null default current_date,
  failure text not null check (failure ~ '^[a-z-]{1,20}$'),
  pages integer not null default 0,
  primary key (name, version, day, failure)
);

comment on table private.health_failures is 'Pages in which a version failed, by class of failure.';

create table private.health_errors (
  name text not null,
  version text not null,
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{16}$'),
  failure text not null,
  summary text not null check (char_length(summary) <= 300),
  last_day date not null default current_date,
  networks integer not null default 0,
  primary key (name, version, fingerprint)
);

comment on table private.health_errors is
  'Reduced messages and stacks of errors, and from how many networks a day they came. At most fifty for a version.';

create table private.health_vitals (
  name text not null,
  version text not null,
  day date not null default current_date,
  route text not null check (route ~ '^[a-zA-Z0-9/:*-]{1,80}$'),
  metric text not null check (metric in ('LCP', 'INP', 'CLS')),
  up_to double precision not null,
  pages integer not null default 0,
  primary key (name, version, day, route, metric, up_to)
);

comment on table private.health_vitals is
  'A histogram of the web vitals by route: pages whose value was at most `up_to` and more than the bound before.';

create table private.health_networks (
  day date not null default current_date,
  network text not null check (network ~ '^[0-9a-f]{32}$'),
  name text not null,
  version text not null,
  views integer not null default 0,
  failed integer not null default 0,
  primary key (name, version, day, network)
);

comment on table private.health_networks is
  'How many pages of a network counted today, by a keyed hash that changes every day. No address; deleted the next day.';

create table private.health_failing_networks (
  name text not null,
  version text not null,
  day date not null default current_date,
  networks integer not null default 0,
  primary key (name, version, day)
);

comment on table private.health_failing_networks is 'From how many networks a version was seen to fail on a day.';

create function private.forget_old_health()
returns void
language sql
set search_path = ''
as $$
  delete from private.health_networks where day < current_date;
  delete from private.health_views where day < current_date - 60;
  delete from private.health_failures where day < current_date - 60;
  delete from private.health_vitals where day < current_date - 60;
  delete from private.health_failing_networks where day < current_date - 60;
  delete from private.health_errors where last_day < current_date - 60;
$$;

-- One page's report. A view beyond the network's share is left out with all that belongs to it, whether it failed or
-- not, so that a share does not change the rate of failures.
create function public.count_health(
  network text, artefacts jsonb, views_per_network integer, failures_per_network integer
)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  item record;
  share record;
  views_today integer;
  counted integer := 0;
  errors_of_version constant integer := 50;
  routes_of_version constant integer := 40;
begin
  -- In one order, so that two reports cannot wait for each other's rows.
  for item in
    select * from jsonb_to_recordset(artefacts) as item (
      name text, version text, is_faulty boolean, failures jsonb, errors jsonb, vitals jsonb
    ) order by name, version
  loop
    insert into private.health_networks as stored (network, name, version, views, failed)
    values (network, item.name, item.version, 1, (jsonb_array_length(item.failures) > 0)::integer)
    on conflict (name, version, day, network) do update
      set views = stored.views + 1, failed = stored.failed + excluded.failed
      where stored.views < views_per_network
        and stored.failed + excluded.failed <= failures_per_network
    returning stored.views, stored.failed into share;
    continue when not found;
    counted := counted + 1;

    insert into private.health_views as stored (name, version, views, failed, faulty)
    values (
      item.name, item.version, 1, (jsonb_array_length(item.failures) > 0)::integer, item.is_faulty::integer
    )
    on conflict (name, version, day) do update set
      views = stored.views + 1, failed = stored.failed + excluded.failed, faulty = stored.faulty + excluded.faulty
    returning stored.views into views_today;
    -- A version's first view of a day.
    if views_today = 1 then
      perform private.forget_old_health();
    end if;

    insert into private.health_vitals as stored (name, version, route, metric, up_to, pages)
    select item.name, item.version, vital.route, vital.metric, vital.up_to, 1
    from jsonb_to_recordset(item.vitals) as vital (route text, metric text, up_to double precision)
    where (
      select count(distinct known.route) from private.health_vitals as known
      where known.name = item.name and known.version = item.version and known.day = current_date
        and known.route <> vital.route
    ) < routes_of_version
    order by vital.route, vital.metric, vital.up_to
    on conflict (name, version, day, route, metric, up_to) do update set pages = stored.pages + 1;

    insert into private.health_failures as stored (name, version, failure, pages)
    select item.name, item.version, failure, 1
    from jsonb_array_elements_text(item.failures) as failure
    order by failure
    on conflict (name, version, day, failure) do update set pages = stored.pages + 1;

    -- The network's first failure of the day: errors are counted by network, or one visitor could show any text.
    if jsonb_array_length(item.failures) > 0 and share.failed = 1 then
      insert into private.health_errors as stored (name, version, fingerprint, failure, summary, networks)
      select item.name, item.version, error.fingerprint, error.failure, error.summary, 1
      from jsonb_to_recordset(item.errors) as error (fingerprint text, failure text, summary text)
      where (
        select count(*) from private.health_errors as known
        where known.name = item.name and known.version = item.version
          and known.fingerprint <> error.fingerprint
      ) < errors_of_version
      order by error.fingerprint
      on conflict (name, version, fingerprint) do update
        set networks = stored.networks + 1, last_day = current_date;
      insert into private.health_failing_networks as stored (name, version, networks)
      values (item.name, item.version, 1)
      on conflict (name, version, day) do update set networks = stored.networks + 1;
    end if;
  end loop;
  return counted;
end
$$;

comment on function public.count_health is
  'Adds what one page saw to the day''s counts; returns how many of its versions were counted.';

-- `failing_networks` is that of the worst day: a network of one person counts every day.
create function public.section_health(section text, since date)
returns table (version text, views bigint, failed bigint, faulty bigint, failing_networks integer)
language sql
stable
security definer
set search_path = ''
set statement_timeout = '3s'
as $$
  select stored.version, sum(stored.views)::bigint, sum(stored.failed)::bigint, sum(stored.faulty)::bigint,
    coalesce((
      select max(failing.networks) from private.health_failing_networks as failing
      where failing.name = section and failing.version = stored.version and failing.day >= since
    ), 0)
  from private.health_views as stored
  where stored.name = section and stored.day >= since
  group by stored.version
$$;

comment on function public.section_health is
  'Per version of a section, or of the shell, since a day: pages that tried it, those in which it failed, those in which it was at fault, and from how many networks it failed on the worst day.';

-- For the team's page. An error is shown when three networks reported it: what a single visitor's page says, or
-- somebody who invents it, is not.
create function public.health_report(section text, since date)
returns table (report jsonb)
language sql
stable
security definer
set search_path = ''
set statement_timeout = '3s'
as $$
  select jsonb_build_object(
    'days', coalesce((
      select jsonb_agg(jsonb_build_object(
        'day', day, 'version', version, 'views', views, 'failed', failed
      ) order by day, version)
      from private.health_views where name = section and day >= since
    ), '[]'),
    'failures', coalesce((
      select jsonb_agg(jsonb_build_object('version', version, 'failure', failure, 'pages', pages)
        order by version, failure)
      from (
        select version, failure, sum(pages) as pages from private.health_failures
        where name = section and day >= since group by version, failure
      ) as by_class
    ), '[]'),
    'errors', coalesce((
      select jsonb_agg(jsonb_build_object(
        'version', version, 'fingerprint', fingerprint, 'failure', failure, 'summary', summary,
        'networks', networks, 'lastDay', last_day
      ) order by networks desc, fingerprint)
      from private.health_errors where name = section and last_day >= since and networks >= 3
    ), '[]'),
    'vitals', coalesce((
      select jsonb_agg(jsonb_build_object(
        'version', version, 'route', route, 'metric', metric, 'upTo', up_to, 'pages', pages
      ) order by route, metric, up_to, version)
      from (
        select version, route, metric, up_to, sum(pages) as pages from private.health_vitals
        where name = section and day >= since group by version, route, metric, up_to
      ) as histogram
    ), '[]')
  )
$$;

comment on function public.health_report is
  'All that is known of a section''s versions since a day: views by day, failures by class, errors, and histograms of the web vitals.';

call private.close_schema();
revoke execute on function public.count_health, public.section_health, public.health_report
  from public, anon, authenticated;
grant execute on function public.count_health to service_role;
grant execute on function public.section_health, public.health_report to anon, service_role;
