import { useTranslation } from 'shared/runtime';
import { NumberField, Skeleton, Switch } from 'shared/ui';
import { useFormat } from '../format.ts';
import { rules } from '../formulas/rules.ts';
import type { MscForm } from '../persistence/snapshot.ts';
import { editMscForm } from './msc.ts';
import { type MscCourse, typedMultiplier } from './readForm.ts';

interface MultipliersProps {
  form: MscForm;
  course: MscCourse | null;
  /** Whether the estimates are loading. */
  pending: boolean;
  /** Whether the last attempt failed without them. */
  missing: boolean;
}

export function Multipliers({ form, course, pending, missing }: MultipliersProps) {
  const { t } = useTranslation('calculators');
  const problem = (text: string) =>
    typedMultiplier(text) === null && (missing || text !== '') ? t('msc.badMultiplier') : undefined;
  return (
    <div className="flex flex-col gap-2">
      <Switch checked={form.estimated} onCheckedChange={(estimated) => editMscForm({ estimated })}>
        {t('msc.estimated')}
      </Switch>
      {form.estimated ? (
        <Estimated course={course} pending={pending} />
      ) : (
        <div className="grid items-start gap-4 sm:grid-cols-2 md:max-w-120">
          {(['wa', 'cfu'] as const).map((field) => (
            <NumberField
              key={field}
              label={t(`msc.${field}`)}
              step={0.01}
              placeholder={String(rules.defaultMultiplier)}
              value={form[field]}
              error={problem(form[field])}
              onChange={(text) => editMscForm({ [field]: text })}
            />
          ))}
        </div>
      )}
    </div>
  );
}

function Estimated({ course, pending }: Pick<MultipliersProps, 'course' | 'pending'>) {
  const { t, plain } = useFormat();
  if (!course) return <p className="text-sm text-quiet">{t('msc.estimatedHint')}</p>;
  if (pending) return <Skeleton className="h-[2lh] max-w-measure text-sm sm:h-[1lh]" />;
  const { gpaMultiplier, ncMultiplier } = course;
  return (
    <>
      <p className="text-sm text-quiet tabular-nums">
        {t('msc.estimatedValues', {
          wa: plain(gpaMultiplier ?? rules.defaultMultiplier, 4),
          cfu: plain(ncMultiplier ?? rules.defaultMultiplier, 4),
        })}
      </p>
      {gpaMultiplier === null || ncMultiplier === null ? (
        <p role="status" className="max-w-measure text-sm text-warning">
          {t('msc.noMultiplier', rules)}
        </p>
      ) : null}
    </>
  );
}
