import type { ReactNode } from 'react';
import { useFormat } from '../format.ts';
import { type GraduationGrade, graduationLevel } from '../formulas/graduationGrade.ts';
import { rules } from '../formulas/rules.ts';

const levelColours = {
  excellent: 'text-success',
  good: 'text-accent',
  fair: 'text-warning',
  low: 'text-ink',
} as const;

interface GraduationResultProps {
  grade: GraduationGrade | null;
  cfu: { done: number; total: number };
  /** Shown right below the grade. */
  children: ReactNode;
}

/** The grade, and the mean and the credits behind it. */
export function GraduationResult({ grade, cfu, children }: GraduationResultProps) {
  const { t, fixed, plain } = useFormat();
  return (
    <div className="flex flex-col gap-5">
      <output className="flex flex-col border-t-4 border-accent pt-3">
        <span className="text-sm font-semibold">{t('graduation.result')}</span>
        {grade ? (
          <>
            <span
              className={`text-2xl font-extrabold tabular-nums ${levelColours[graduationLevel(grade.final)]}`}
            >
              {fixed(grade.final, 1)}
            </span>
            <span className="text-sm text-quiet">{t('graduation.outOf', rules)}</span>
            {grade.honoursPossible ? (
              <span className="pt-2 text-sm font-semibold text-success">
                {t('graduation.honours')}
              </span>
            ) : null}
          </>
        ) : (
          <span className="pt-1 text-quiet">{t('graduation.noResultHint')}</span>
        )}
      </output>
      {children}
      <dl className="grid grid-cols-2 items-end gap-4">
        <Fact name={t('graduation.mean')}>{grade ? fixed(grade.mean, 2) : '–'}</Fact>
        <Fact name={t('graduation.cfu')}>
          {plain(cfu.done)}
          <span className="font-normal text-quiet"> / {plain(cfu.total)}</span>
        </Fact>
      </dl>
      <p className="-mt-3 text-sm text-quiet">{t('graduation.thesisIncluded', rules)}</p>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-quiet">{name}</dt>
      <dd className="text-lg font-bold tabular-nums">{children}</dd>
    </div>
  );
}
