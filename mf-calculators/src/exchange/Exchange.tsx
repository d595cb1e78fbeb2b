import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'shared/runtime';
import { Button, Tab, TabList, TabPanel, Tabs } from 'shared/ui';
import { CalculatorFrame } from '../CalculatorFrame.tsx';
import { LinkedDestination } from '../destinations/LinkedDestination.tsx';
import { CourseAndSaving } from '../exams/CourseAndSaving.tsx';
import { ExamsAndResult } from '../exams/ExamsAndResult.tsx';
import type { ExchangeCalculator } from '../exchangeCalculator.ts';
import { useFormat } from '../format.ts';
import type { Destination } from '../formulas/destinations.ts';
import type { ExamEntry } from '../formulas/exam.ts';
import { type FailableQuery, QueryError } from '../QueryError.tsx';
import { ScoreBar } from '../score/ScoreBar.tsx';
import { ResultActions } from '../share/ResultActions.tsx';
import { type ExchangeResult, ExchangeResults } from './ExchangeResults.tsx';
import { ScoreSummary } from './ScoreSummary.tsx';

interface ExchangeProps {
  calculator: ExchangeCalculator;
  intro: string;
  /** What is asked first, beside the offer to save. */
  question: ReactNode;
  /** What is asked before the grades. */
  children?: ReactNode;
  /** The scenarios beside each other. */
  scenarios: ReactNode;
  exams: readonly ExamEntry[];
  /** The study plan; undefined while no course is chosen. */
  plan: (FailableQuery & { isPending: boolean }) | undefined;
  planFailure: string;
  /** What is wrong with the exams as a whole. */
  examsProblem?: string | undefined;
  destinations: FailableQuery & { data: readonly Destination[] | undefined };
  /** The queries whose failure is announced above the tabs. */
  queries?: readonly FailableQuery[];
  /** Null while there is no score: the results tab is disabled. */
  result: ExchangeResult | null;
  /** Shown without a score: what is missing for one. */
  missing: string;
  /** What prevents a score that was asked for. */
  problem?: ReactNode;
  /** The button of a calculator that computes on request, until it has. */
  compute?: ReactNode;
  inputRef?: RefObject<HTMLDivElement | null> | undefined;
}

/** An exchange calculator: a tab with its form and a tab with its score and the destinations. */
export function Exchange(props: ExchangeProps) {
  const { calculator, intro, question, children, scenarios, exams, plan, planFailure } = props;
  const { examsProblem, destinations, queries = [], result, missing, problem, inputRef } = props;
  const { store, scale } = calculator;
  const { t, fixed } = useFormat();
  const score = result?.score ?? null;
  const shownScore = score === null ? null : fixed(score, scale.decimals);
  const action =
    result === null && props.compute ? (
      props.compute
    ) : (
      <Button disabled={result === null} onClick={() => store.actions.openTab('results')}>
        {t('score.toResults')}
      </Button>
    );
  return (
    <CalculatorFrame store={store}>
      <QueryError queries={queries} message={t('failures.data')} />
      <ExchangeTabs
        calculator={calculator}
        destinations={destinations.data}
        inputRef={inputRef}
        input={
          <>
            <p className="max-w-measure text-quiet [@media(max-height:32rem)]:hidden">{intro}</p>
            <CourseAndSaving store={store}>{question}</CourseAndSaving>
            {children}
            {plan ? scenarios : null}
            <ExamsAndResult
              exams={exams}
              store={store}
              plan={plan}
              planFailure={planFailure}
              problem={examsProblem}
              label={t('score.yours')}
              result={
                <ScoreSummary
                  score={shownScore}
                  missing={missing}
                  unit={result?.unit}
                  problem={problem}
                >
                  {action}
                  {shownScore === null ? null : (
                    <>
                      <ResultActions store={store} score={shownScore} unit={result?.unit ?? ''} />
                      {result?.workings}
                    </>
                  )}
                </ScoreSummary>
              }
            />
            <ScoreBar
              score={shownScore}
              missing={missing}
              problem={problem}
              action={action}
              className="md:hidden"
            />
          </>
        }
        results={
          result && (
            <ExchangeResults
              {...result}
              calculator={calculator}
              exams={exams}
              destinations={destinations}
            />
          )
        }
      />
    </CalculatorFrame>
  );
}

interface ExchangeTabsProps extends Pick<ExchangeProps, 'calculator' | 'inputRef'> {
  /** Undefined while they load. */
  destinations: readonly Destination[] | undefined;
  input: ReactNode;
  results: ReactNode;
}

function ExchangeTabs(props: ExchangeTabsProps) {
  const { calculator, destinations, input, inputRef, results } = props;
  const { useStore, actions } = calculator.store;
  const { t } = useTranslation('calculators');
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const tab = useStore((state) => state.tab);
  const shown = results === null ? 'input' : tab;
  const before = useRef(shown);

  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    scrollContainerOf(root.current)?.scrollTo({ top: 0 });
    // The button that opened the results unmounted with the form, so the focus fell back to an
    // ancestor; it belongs on the opened panel.
    if (!document.activeElement || document.activeElement.contains(root.current)) {
      panel.current?.focus({ preventScroll: true });
    }
  }, [shown]);

  return (
    <Tabs
      ref={root}
      className="flex grow flex-col"
      value={shown}
      onValueChange={(value) => actions.openTab(value === 'results' ? 'results' : 'input')}
    >
      <LinkedDestination destinations={destinations} />
      <TabList className="print:hidden">
        {/* While the results load it is shown already, and a press keeps it shown once they are there. */}
        <Tab value="input" onClick={() => actions.openTab('input')}>
          {t('tabs.input')}
        </Tab>
        <Tab value="results" disabled={results === null}>
          {t('tabs.results')}
        </Tab>
      </TabList>
      <TabPanel
        ref={inputRef}
        value="input"
        className="flex grow flex-col gap-6 pt-6 data-[hidden]:hidden [@media(max-height:32rem)]:gap-3 [@media(max-height:32rem)]:pt-3"
      >
        {input}
      </TabPanel>
      <TabPanel ref={panel} value="results" className="flex grow flex-col gap-8 pt-6">
        {results}
      </TabPanel>
    </Tabs>
  );
}

function scrollContainerOf(element: HTMLElement | null): HTMLElement | null {
  let ancestor = element?.parentElement ?? null;
  while (ancestor && getComputedStyle(ancestor).overflowY !== 'auto') {
    ancestor = ancestor.parentElement;
  }
  return ancestor;
}
