import { useEffect, useRef } from 'react';
import { Button } from 'shared/ui';
import { useFormat } from '../format.ts';
import { maxScenarioName } from '../persistence/snapshot.ts';
import type { createCalculatorStore, Scenario } from '../store/createCalculatorStore.ts';

interface ScenarioTabsProps<Fields extends object> {
  store: ReturnType<typeof createCalculatorStore<Fields>>;
  /** A scenario's score; null without one. */
  useScore: (scenario: Scenario<Fields>) => number | null;
  decimals: number;
}

/** "What if I get 30 in Finance": scenarios beside each other with their names and results. */
export function ScenarioTabs<Fields extends object>(props: ScenarioTabsProps<Fields>) {
  const { store, useScore, decimals } = props;
  const { actions } = store;
  const { t } = useFormat();
  const scenarios = store.useStore((state) => state.scenarios);
  const active = store.useScenario();
  const first = scenarios[0] ?? active;
  const nameField = useRef<HTMLInputElement>(null);
  const count = useRef(scenarios.length);
  const isLastShown = scenarios.at(-1) === active;
  const list = useRef<HTMLUListElement>(null);
  /** The dialog in which the student deletes a scenario. */
  const deletedIn = useRef<Element>(null);

  useEffect(() => {
    // A new scenario is named first.
    if (scenarios.length > count.current && isLastShown) nameField.current?.select();
    count.current = scenarios.length;
    // With the last other scenario the list unmounts, and its exams mount again with every scenario.
    const shown = list.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    const addExam = deletedIn.current?.querySelector<HTMLElement>('[data-add-exam]');
    if (deletedIn.current) (shown ?? addExam)?.focus();
    deletedIn.current = null;
  }, [scenarios.length, isLastShown]);

  /** The name of a scenario that has none. */
  const nameOf = (index: number) =>
    index === 0 ? t('scenarios.own') : t('scenarios.numbered', { number: index + 1 });

  if (scenarios.length === 1) return null;
  return (
    <section aria-label={t('scenarios.title')} className="flex flex-col gap-3">
      <ul ref={list} className="flex flex-wrap gap-2 print:hidden">
        {scenarios.map((scenario, index) => (
          <li key={scenario.id}>
            <button
              type="button"
              aria-pressed={scenario === active}
              onClick={() => actions.showScenario(scenario.id)}
              className="flex min-h-11 flex-col rounded-card border border-hairline px-3.5 py-1.5 text-left hover:border-accent aria-pressed:border-accent aria-pressed:bg-accent-soft"
            >
              <span className="max-w-56 text-sm font-semibold break-words">
                {scenario.name || nameOf(index)}
              </span>
              <Result scenario={scenario} first={first} useScore={useScore} decimals={decimals} />
            </button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-end gap-x-5 gap-y-1 print:hidden">
        <label className="flex min-w-0 grow basis-40 flex-col gap-1 text-sm font-medium md:grow-0 md:basis-56">
          {t('scenarios.name')}
          <input
            ref={nameField}
            autoComplete="off"
            maxLength={maxScenarioName}
            value={active.name}
            placeholder={nameOf(scenarios.indexOf(active))}
            onChange={({ target }) => actions.renameScenario(target.value)}
            className="min-h-11 w-full rounded-field border border-outline bg-surface px-3.5 py-2 text-base"
          />
        </label>
        <Button variant="link" onClick={() => actions.addScenario(nameOf(scenarios.length))}>
          {t('scenarios.duplicate')}
        </Button>
        <Button
          variant="link"
          onClick={({ currentTarget }) => {
            deletedIn.current = currentTarget.closest('[role="dialog"]');
            actions.removeScenario();
          }}
        >
          {t('scenarios.remove')}
        </Button>
      </div>
      <p className="hidden font-semibold print:block">
        {active.name || nameOf(scenarios.indexOf(active))}
      </p>
    </section>
  );
}

interface ResultProps<Fields extends object>
  extends Pick<ScenarioTabsProps<Fields>, 'useScore' | 'decimals'> {
  scenario: Scenario<Fields>;
  /** The one that the others are compared with. */
  first: Scenario<Fields>;
}

/** The result of a scenario, and how far it is from the first one. */
function Result<Fields extends object>(props: ResultProps<Fields>) {
  const { scenario, first, useScore, decimals } = props;
  const { t, fixed, signed } = useFormat();
  const score = useScore(scenario);
  const firstScore = useScore(first);
  return (
    <span className="flex items-baseline gap-x-2 tabular-nums">
      <strong className="text-lg font-extrabold">
        {score === null ? '–' : fixed(score, decimals)}
      </strong>
      {score === null || firstScore === null || scenario === first ? null : (
        <span className="text-sm text-quiet">
          {score === firstScore ? t('scenarios.same') : signed(score - firstScore, decimals)}
        </span>
      )}
    </span>
  );
}
