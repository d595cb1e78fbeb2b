-- The courses of a year, counted. A renderer has too little time to read the rows of a year with tens of thousands.
create function public.course_counts(of_year text)
returns table (subject text, files bigint)
language sql
stable
security definer
set search_path = ''
set statement_timeout = '3s'
as $$
  select handouts.subject, count(*)
  from public.handouts
  where handouts.year = of_year
  group by handouts.subject
  order by handouts.subject
$$;

comment on function public.course_counts is
  'The courses of a year and how many files each has, in the order of their names.';

revoke execute on function public.course_counts from public, authenticated;
grant execute on function public.course_counts to anon;
