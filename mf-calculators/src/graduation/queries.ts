import { coursePlan, prefetchPlan } from '../queries.ts';

export const graduationPlan = coursePlan({
  table: 'course_subjects',
  hasId: true,
  coursesFailed: 'calculators:failures.courses',
  examsFailed: 'calculators:failures.exams',
});

export const prefetchTables = () => prefetchPlan(graduationPlan);
