import type { SectionSitemap } from 'shared/contract';
import { clmgYearPath } from './paths.ts';
import { allCourses } from './queries.ts';
import { clmgYears } from './years.ts';

/** Every course of every year, and the years of the law degree. */
const sitemap: SectionSitemap = async (queryClient) => {
  const courses = await queryClient.fetchQuery(allCourses);
  return [...courses.map(({ to }) => to), ...clmgYears.map(clmgYearPath)];
};

export default sitemap;
