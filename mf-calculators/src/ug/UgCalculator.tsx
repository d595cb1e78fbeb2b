import { parseMultiplier, parseScore } from 'shared/format';
import { useQuery } from 'shared/runtime';
import { CoursePicker } from '../exams/CoursePicker.tsx';
import { useCoursePlan } from '../exams/useCoursePlan.ts';
import { Exchange } from '../exchange/Exchange.tsx';
import { useFormat } from '../format.ts';
import type { ExamEntry } from '../formulas/exam.ts';
import { rules } from '../formulas/rules.ts';
import { type UgScore, ugScore } from '../formulas/ugScore.ts';
import { rowOfCourse } from '../parse/parsePlan.ts';
import { useMeanLine, Workings } from '../score/Workings.tsx';
import { ugDestinations, ugMultipliers, ugPlan } from './queries.ts';
import { ug } from './ug.ts';

/** The undergraduates' exchange score, which follows every grade, and the destinations by continent. */
export default function UgCalculator() {
  const { t, plain } = useFormat();
  const destinations = useQuery(ugDestinations);
  const multipliers = useQuery(ugMultipliers);
  const { courses, name, course, plan, exams } = useCoursePlan(ugPlan, ug.store);
  const row = rowOfCourse(multipliers.data, name);
  const multiplier = parseMultiplier(row?.multiplier);
  const cfuMin = parseScore(row?.cfu_min);
  const scoreOf = (tried: readonly ExamEntry[]) => ugScore({ exams: tried, multiplier, cfuMin });
  const isReady = name !== null && !multipliers.isPending;
  const result = isReady ? scoreOf(exams) : null;
  const noMultiplier = isReady && multiplier === null ? t('ug.noMultiplier', rules) : null;
  const warning = 'max-w-measure text-sm text-warning';

  return (
    <Exchange
      calculator={ug}
      intro={t('ug.intro')}
      question={
        <>
          <CoursePicker courses={courses} store={ug.store} />
          {noMultiplier === null ? null : (
            <p role="status" className={warning}>
              {noMultiplier}
            </p>
          )}
          {multiplier === null ? null : (
            <p className="text-sm text-quiet">
              {t('ug.rule', {
                multiplier: plain(multiplier, 4),
                cfu: plain(cfuMin ?? rules.defaultCfuMin),
              })}
            </p>
          )}
        </>
      }
      exams={exams}
      plan={course && plan}
      planFailure={t('failures.courseSubjects')}
      destinations={destinations}
      queries={[courses, multipliers, destinations]}
      missing={course ? t('score.missing') : t('course.missing')}
      result={
        result && {
          score: result.score,
          unit: t('ug.unit'),
          note: noMultiplier === null ? null : <p className={warning}>{noMultiplier}</p>,
          workings: <UgWorkings exams={exams} result={result} />,
          scoreOf: (tried) => scoreOf(tried)?.score ?? null,
        }
      }
    />
  );
}

function UgWorkings({ exams, result }: { exams: readonly ExamEntry[]; result: UgScore }) {
  const { t, fixed, plain } = useFormat();
  const { used, score } = result;
  const mean = useMeanLine(exams);
  const multiplier = plain(used.multiplier, 6);
  const beyond = plain(used.passedCfu - used.cfuMin);
  return (
    <Workings
      lines={[
        mean,
        {
          name: t('workings.beyond'),
          sum: `${plain(used.passedCfu)} − ${plain(used.cfuMin)}`,
          value: beyond,
        },
        {
          name: t('workings.score'),
          sum: `max(0; ${mean.sum} + ${multiplier} × (${beyond}))`,
          value: fixed(score, 2),
        },
      ]}
      assumptions={[t('workings.ugAssumptions', rules)]}
    />
  );
}
