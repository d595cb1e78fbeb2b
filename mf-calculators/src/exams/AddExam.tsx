import { type FormEvent, useId, useState } from 'react';
import { parseTypedNumber } from 'shared/format';
import { useTranslation } from 'shared/runtime';
import { Button, NumberField } from 'shared/ui';
import { maxCfu, maxSubjectLength } from '../formulas/exam.ts';
import { rules } from '../formulas/rules.ts';
import type { CalculatorStore } from '../store/createCalculatorStore.ts';
import { GradeSelect } from './GradeSelect.tsx';

const emptyForm = { subject: '', cfu: '', grade: 0, tried: false };

/** Adds an exam that the plan does not list, such as one from another course. */
export function AddExam({ store }: { store: CalculatorStore }) {
  const { t } = useTranslation('calculators');
  const id = useId();
  const [form, setForm] = useState(emptyForm);
  const subject = form.subject.trim();
  const cfu = parseTypedNumber(form.cfu);
  const isCfuValid = cfu !== null && cfu > 0 && cfu <= maxCfu;
  const countedProblem = store.isCounted(subject)
    ? t('graduation.thesisCounted', rules)
    : undefined;
  const subjectProblem = subject === '' ? t('exams.add.noSubject') : countedProblem;

  function add(event: FormEvent) {
    event.preventDefault();
    if (subjectProblem !== undefined || !isCfuValid) return setForm({ ...form, tried: true });
    store.actions.addExam({ subject, cfu }, form.grade);
    setForm(emptyForm);
  }

  return (
    <form
      onSubmit={add}
      noValidate
      aria-label={t('exams.add.open')}
      className="mt-4 grid items-start gap-4 rounded-card border border-hairline bg-surface p-4 md:grid-cols-[minmax(0,1fr)_7rem_auto_auto]"
    >
      <div className="flex flex-col gap-1">
        <label htmlFor={id} className="text-sm font-medium">
          {t('exams.add.subject')}
        </label>
        <input
          id={id}
          // biome-ignore lint/a11y/noAutofocus: the student pressed a button for this field.
          autoFocus
          autoComplete="off"
          maxLength={maxSubjectLength}
          value={form.subject}
          aria-invalid={form.tried && subjectProblem ? true : undefined}
          aria-describedby={`${id}-problem`}
          onChange={(event) => setForm({ ...form, subject: event.target.value })}
          className="min-h-11 w-full rounded-field border border-outline bg-surface px-3.5 py-2 text-base aria-invalid:border-danger"
        />
        <p id={`${id}-problem`} className="text-sm text-danger empty:hidden">
          {form.tried ? subjectProblem : null}
        </p>
      </div>
      <NumberField
        label="CFU"
        value={form.cfu}
        onChange={(next) => setForm({ ...form, cfu: next })}
        error={form.tried && !isCfuValid ? t('exams.add.badCfu', { most: maxCfu }) : undefined}
      />
      <div className="flex flex-col gap-1">
        <span aria-hidden="true" className="text-sm font-medium">
          {t('exams.columns.grade')}
        </span>
        <GradeSelect
          label={t('exams.columns.grade')}
          value={form.grade}
          onChange={(grade) => setForm({ ...form, grade })}
        />
      </div>
      <Button type="submit" variant="outline" className="md:mt-6.5">
        {t('exams.add.submit')}
      </Button>
    </form>
  );
}
