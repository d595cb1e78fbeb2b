import { type ArtefactName, artefactNames } from 'shared/contract';
import { onCLS, onINP, onLCP } from 'web-vitals/attribution';
import { routeAt, viewAt } from '../viewsAt.ts';
import type { Vital } from './artefactReport.ts';
import type { PageReport } from './pageReport.ts';

/**
 * Measures LCP, INP and CLS. Each belongs to the artefact in whose slot the element is that painted last,
 * responded slowest or moved most, and to the route at which that happened.
 */
export function observeVitals(report: PageReport): void {
  const set = (metric: Vital['metric'], value: number, target: string | undefined) => {
    const { pathname } = window.location;
    report.setVital(artefactOf(target) ?? viewAt(pathname)?.remote ?? 'shell', {
      metric,
      route: routeAt(pathname),
      value,
    });
  };
  // The latest value of each is what counts when the page is hidden.
  const options = { reportAllChanges: true, generateTarget: slotOf };
  onLCP(({ value, attribution }) => set('LCP', value, attribution.target), options);
  onINP(({ value, attribution }) => set('INP', value, attribution.interactionTarget), options);
  onCLS(({ value, attribution }) => set('CLS', value, attribution.largestShiftTarget), options);
}

/** The section whose slot holds an element, or the shell. */
function slotOf(node: Node | null): string | undefined {
  if (!node) return undefined;
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest<HTMLElement>('[data-mf]')?.dataset.mf ?? 'shell';
}

/** Not a selector, which the library gives where there is no element any more. */
function artefactOf(target: string | undefined): ArtefactName | undefined {
  return artefactNames.find((name) => name === target);
}
