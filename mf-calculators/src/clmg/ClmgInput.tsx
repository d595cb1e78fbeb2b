import { useTranslation } from 'shared/runtime';
import { Button, Skeleton, Switch } from 'shared/ui';
import { ExamList } from '../exams/ExamList.tsx';
import type { ExamEntry } from '../formulas/exam.ts';
import { KeepSwitch } from '../keep/KeepSwitch.tsx';
import { keeperOf } from '../keep/keepers.ts';
import { LoadFailure } from '../loading/LoadFailure.tsx';
import { ScoreBar } from '../score/ScoreBar.tsx';
import { clmgWork, useFourthYear } from '../work/works.ts';

interface ClmgInputProps {
  plan: { isPending: boolean; isError: boolean; refetch: () => unknown };
  exams: readonly ExamEntry[];
  fourthYear: boolean;
  /** As text; null without a mean. */
  score: string | null;
}

/** What the law degree's score needs: the year and the grades. */
export function ClmgInput({ plan, exams, fourthYear, score }: ClmgInputProps) {
  const { t } = useTranslation('calculators');
  return (
    <>
      <p className="max-w-measure text-quiet [@media(max-height:32rem)]:hidden">
        {t('clmg.intro')}
      </p>
      <Switch
        checked={fourthYear}
        onCheckedChange={(next) => useFourthYear.setState({ fourthYear: next })}
      >
        {t('clmg.fourthYear')}
      </Switch>
      <LoadFailure reads={[plan]} message={t('failures.clmgPlan')} />
      {plan.isPending ? <Skeleton className="h-120" /> : <ExamList exams={exams} work={clmgWork} />}
      <KeepSwitch keeper={keeperOf('exchange-calculator-clmg')} />
      <ScoreBar
        label={t('score.yours')}
        score={score}
        missing={t('score.missing')}
        action={
          <Button onClick={() => clmgWork.actions.openTab('results')}>
            {t('score.toResults')}
          </Button>
        }
      />
    </>
  );
}
