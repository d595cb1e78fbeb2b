import { memo, useState } from 'react';
import { useTranslation } from 'shared/runtime';
import { NumberField } from 'shared/ui';
import { gradeName } from '../exams/typedGrade.ts';
import { exampleMixes, type GradeMix } from '../formulas/exampleMixes.ts';
import { neededMean, remainingCfu } from '../formulas/neededMean.ts';
import { rules } from '../formulas/rules.ts';
import { typedFinal } from '../formulas/typedFinal.ts';
import { RequiredMean, type TargetProps } from './TargetTable.tsx';

/** A target of the student's choice: the mean that it requires, and examples of grades that reach it. */
export const TargetInput = memo(function TargetInput({ exams, bonus }: TargetProps) {
  const { t } = useTranslation('calculators');
  const [text, setText] = useState('105');
  if (remainingCfu(exams) === 0) return null;
  const target = typedFinal(text);
  const mixes = target === null ? [] : exampleMixes(exams, bonus, target);
  return (
    <section className="flex flex-col gap-3 print:hidden">
      <h3 className="text-lg font-bold">{t('planner.own')}</h3>
      <div className="grid grid-cols-1 items-start gap-x-6 gap-y-2 @min-[15rem]:grid-cols-[8rem_minmax(0,1fr)]">
        <NumberField
          label={t('graduation.result')}
          value={text}
          onChange={setText}
          error={target === null ? t('planner.badTarget', rules) : undefined}
        />
        <output className="@min-[15rem]:pt-8">
          {target === null ? null : (
            <RequiredMean needed={neededMean(exams, bonus, target)} large />
          )}
        </output>
      </div>
      {mixes.length === 0 ? null : (
        <>
          <h4 className="text-sm font-semibold">{t('planner.examples')}</h4>
          <ul className="border-t border-hairline text-sm">
            {mixes.map((mix) => (
              <li key={`${mix.high} ${mix.count}`} className="border-b border-hairline py-2">
                <Mix {...mix} />
              </li>
            ))}
          </ul>
          <p className="max-w-measure text-sm text-quiet">{t('planner.anyOrder')}</p>
        </>
      )}
    </section>
  );
});

function Mix({ high, count, low, rest }: GradeMix) {
  const { t } = useTranslation('calculators');
  if (count === 0 || rest === 0) {
    return t('planner.allAt', { count: count + rest, grade: gradeName(count === 0 ? low : high) });
  }
  return (
    <>
      {t('planner.highs', { count, grade: gradeName(high) })}{' '}
      {t('planner.lows', { count: rest, grade: gradeName(low) })}
    </>
  );
}
