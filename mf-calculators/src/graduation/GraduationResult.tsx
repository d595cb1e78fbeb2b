import { memo } from 'react';
import { useLanguage, useTranslation } from 'shared/runtime';
import { Select } from 'shared/ui';
import {
  bonusOptions,
  type GraduationGrade,
  graduationLevel,
} from '../formulas/graduationGrade.ts';
import { fixed, plain } from '../numbers.ts';

/** The colour steps of specification section 9, as the palette's tokens. */
const colours = {
  excellent: 'text-success',
  good: 'text-accent',
  fair: 'text-warning',
  low: 'text-ink',
} as const;

interface GraduationResultProps extends BonusSelectProps {
  grade: GraduationGrade | null;
  cfu: { done: number; total: number };
}

/** The grade set large, and what it is made of. */
export function GraduationResult({ grade, bonus, cfu, onBonus }: GraduationResultProps) {
  const { t } = useTranslation('calculators');
  const language = useLanguage();
  return (
    <div className="flex flex-col gap-5">
      <output className="flex flex-col border-t-4 border-accent pt-3">
        <span className="text-sm font-semibold">{t('graduation.result')}</span>
        {grade ? (
          <>
            <span
              className={`text-2xl font-extrabold tabular-nums ${colours[graduationLevel(grade.final)]}`}
            >
              {fixed(grade.final, 1, language)}
            </span>
            <span className="text-sm text-quiet">{t('graduation.outOf')}</span>
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
      <BonusSelect bonus={bonus} onBonus={onBonus} />
      <dl className="grid grid-cols-2 items-end gap-4">
        <Fact name={t('graduation.mean')}>{grade ? fixed(grade.mean, 2, language) : '–'}</Fact>
        <Fact name={t('graduation.cfu')}>
          {plain(cfu.done, language)}
          <span className="font-normal text-quiet"> / {plain(cfu.total, language)}</span>
        </Fact>
      </dl>
      <p className="-mt-3 text-sm text-quiet">{t('graduation.thesisIncluded')}</p>
    </div>
  );
}

interface BonusSelectProps {
  bonus: number;
  onBonus: (bonus: number) => void;
}

const BonusSelect = memo(function BonusSelect({ bonus, onBonus }: BonusSelectProps) {
  const { t } = useTranslation('calculators');
  return (
    <>
      <Select
        label={t('graduation.bonus')}
        value={bonus}
        options={bonusOptions.map((points) => ({
          value: points,
          label: points === 0 ? t('graduation.noBonus') : `+${points}`,
        }))}
        onChange={onBonus}
      />
      <p className="-mt-3 text-sm text-quiet">{t('graduation.bonusHint')}</p>
    </>
  );
});

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-quiet">{name}</dt>
      <dd className="text-lg font-bold tabular-nums">{children}</dd>
    </div>
  );
}
