import type { SectionSitemap } from 'shared/contract';
import { foundCourses } from './courses.ts';
import { clmgYearPath } from './paths.ts';
import { allCourses } from './queries.ts';
import { clmgYears } from './years.ts';

/** Every course of every year, and the years of the law degree. */
const sitemap: SectionSitemap = async (queryClient) => {
  const courses = foundCourses(await queryClient.fetchQuery(allCourses));
  return [...courses.map(({ to }) => to), ...clmgYears.map(clmgYearPath)];
};

export default sitemap;
