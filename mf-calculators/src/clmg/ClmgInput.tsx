import { Button, Switch } from 'shared/ui';
import { CourseAndSaving } from '../exams/CourseAndSaving.tsx';
import { PlanExams } from '../exchange/PlanExams.tsx';
import { useFormat } from '../format.ts';
import type { ExamEntry } from '../formulas/exam.ts';
import { ScoreBar } from '../score/ScoreBar.tsx';
import { clmgStore, useFourthYear } from './clmgState.ts';

interface ClmgInputProps {
  plan: { isPending: boolean; isError: boolean; refetch: () => unknown };
  exams: readonly ExamEntry[];
  fourthYear: boolean;
  score: number | null;
}

export function ClmgInput({ plan, exams, fourthYear, score }: ClmgInputProps) {
  const { t, fixed } = useFormat();
  return (
    <>
      <p className="max-w-measure text-quiet [@media(max-height:32rem)]:hidden">
        {t('clmg.intro')}
      </p>
      <CourseAndSaving type="exchange-calculator-clmg">
        <Switch
          checked={fourthYear}
          onCheckedChange={(next) => useFourthYear.setState({ fourthYear: next })}
        >
          {t('clmg.fourthYear')}
        </Switch>
      </CourseAndSaving>
      <PlanExams plan={plan} failure={t('failures.clmgPlan')} exams={exams} store={clmgStore} />
      <ScoreBar
        score={score === null ? null : fixed(score, 2)}
        missing={t('score.missing')}
        action={
          <Button onClick={() => clmgStore.actions.openTab('results')}>
            {t('score.toResults')}
          </Button>
        }
      />
    </>
  );
}
