import { coursePlan, prefetchPlan } from '../queries.ts';
import { plan } from './knownValues.ts';

export const graduationPlan = coursePlan({
  table: plan.table,
  hasId: true,
  coursesFailed: 'calculators:failures.courses',
  examsFailed: 'calculators:failures.exams',
});

export const prefetchTables = () => prefetchPlan(graduationPlan);
