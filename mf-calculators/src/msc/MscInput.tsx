import { useRef } from 'react';
import { useTranslation } from 'shared/runtime';
import { Badge, Button, NumberField } from 'shared/ui';
import { CoursePicker } from '../exams/CoursePicker.tsx';
import { CourseExams } from '../exchange/CourseExams.tsx';
import { bachelorRange } from '../formulas/mscScore.ts';
import { KeepSwitch } from '../keep/KeepSwitch.tsx';
import { keeperOf } from '../keep/keepers.ts';
import { ScoreBar } from '../score/ScoreBar.tsx';
import { mscWork } from '../work/works.ts';
import { Multipliers } from './Multipliers.tsx';
import { editMscForm } from './mscForm.ts';
import { isHopelessBachelor } from './readForm.ts';
import { useFocusOnProblem } from './useFocusOnProblem.ts';
import type { MscState } from './useMscScore.ts';

/** What the MSc score needs: course, bachelor grade, multipliers, grades; and the button. */
export function MscInput({ msc }: { msc: MscState }) {
  const { t } = useTranslation('calculators');
  const { form, result } = msc;
  const refused = msc.problem === 'bachelor' || isHopelessBachelor(form.bachelor);
  const fields = useRef<HTMLDivElement>(null);
  useFocusOnProblem(fields, msc.problem !== null);
  const noExams = msc.problem === 'exams';
  return (
    <div ref={fields} className="flex grow flex-col gap-6 [@media(max-height:32rem)]:gap-3">
      <p className="max-w-measure text-quiet [@media(max-height:32rem)]:hidden">{t('msc.intro')}</p>
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_14rem]">
        <CoursePicker
          courses={msc.courses.data}
          pending={msc.courses.isPending}
          value={msc.name}
          missing={noExams}
          onChange={msc.chooseCourse}
        />
        <NumberField
          label={t('msc.bachelor')}
          min={bachelorRange.min}
          max={bachelorRange.max}
          value={form.bachelor}
          error={refused ? t('msc.problems.bachelor') : undefined}
          onChange={(bachelor) => editMscForm({ bachelor })}
        />
      </div>
      <Multipliers
        form={form}
        course={msc.course}
        pending={msc.multipliersPending}
        missing={msc.problem === 'multipliers'}
      />
      <CourseExams
        course={msc.chosen}
        plan={msc.plan}
        exams={msc.exams}
        work={mscWork}
        problem={noExams ? t('score.missing') : undefined}
      />
      <KeepSwitch keeper={keeperOf('exchange-calculator')} />
      <ScoreBar
        problem={msc.problem ? <Problem problem={msc.problem} /> : null}
        label={t('score.yours')}
        score={result ? String(result.score) : null}
        missing={t('msc.notYet')}
        note={msc.outOfDate ? <Badge tone="warning">{t('msc.outOfDateShort')}</Badge> : null}
        action={
          <Button onClick={msc.calculate} disabled={msc.waiting}>
            {t('msc.calculate')}
          </Button>
        }
      />
    </div>
  );
}

function Problem({ problem }: { problem: NonNullable<MscState['problem']> }) {
  const { t } = useTranslation('calculators');
  const failed = problem === 'failed';
  return (
    <>
      <strong>{t(failed ? 'msc.failed' : 'msc.missing')}:</strong>{' '}
      {t(failed ? 'msc.failedReason' : `msc.problems.${problem}`)}
    </>
  );
}
