import type { TFunction } from 'i18next';
import { knownValues } from '../../functions/_shared/knownValues.gen.ts';
import type { Layout } from './renderReport.ts';
import { renderTable } from './renderTable.ts';

/** The values that the site knows, by column: a row with another is missing from the site's lists. */
export function renderValues(t: TFunction, { width, bold }: Layout): string {
  const lists: [column: string, values: readonly (string | number)[]][] = [
    ['handouts.year', knownValues.handoutYears],
    ['clmg_handouts.course_year', knownValues.clmgCourseYears],
    ['representatives.section', knownValues.bodies.map(({ name }) => name)],
    ['events.status', knownValues.eventStatuses],
    ['faq.topic', knownValues.chatTopics],
  ];
  const categories = knownValues.guideCategories.map(({ slug, heading }) => [slug, heading]);
  return [
    ...lists.flatMap(([column, values]) => [bold(column), ...values.map((one) => `  ${one}`), '']),
    ...renderTable(['guides.category', t('columns.heading')], categories, width),
  ].join('\n');
}
