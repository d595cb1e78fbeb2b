import { Counter, collectDefaultMetrics, Histogram, Registry, Summary } from 'prom-client';
import type { RenderTimes } from './hostContract.ts';
import type { ExitReason } from './renderProcess.ts';

export type RendererMetrics = ReturnType<typeof createMetrics>;

/** `frame`: the live shell has no server file that can be used; `busy`: every process was full; `late`: it timed out. */
export type PageResult = 'complete' | 'incomplete' | 'frame' | 'busy' | 'late' | 'failed';

/** The renderer's metrics for Prometheus. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const pages = new Histogram({
    name: 'renderer_page_seconds',
    help: 'How long pages took, with their data.',
    labelNames: ['result'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4],
    registers: [registry],
  });
  const percentiles = [0.5, 0.95, 0.99];
  const loading = new Summary({
    name: 'renderer_load_seconds',
    help: 'How long pages waited for their sections’ code and data.',
    percentiles,
    registers: [registry],
  });
  const rendering = new Summary({
    name: 'renderer_render_seconds',
    help: 'How long pages took from their data to their HTML and state.',
    percentiles,
    registers: [registry],
  });
  const failures = new Counter({
    name: 'renderer_section_failures_total',
    help: 'Sections that were left to the browser.',
    labelNames: ['section'],
    registers: [registry],
  });
  const losses = new Counter({
    name: 'renderer_processes_lost_total',
    help: 'Render processes that were stopped or ended, and were replaced.',
    labelNames: ['exitReason'],
    registers: [registry],
  });
  const registryFailures = new Counter({
    name: 'renderer_registry_failures_total',
    help: 'How often the registry could no longer be read.',
    registers: [registry],
  });
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    /** @returns a function to call with the result, also of a page that could not be rendered. */
    startPage: () => {
      const end = pages.startTimer();
      return (result: PageResult) => void end({ result });
    },
    observe: ({ loadMs, renderMs }: RenderTimes) => {
      loading.observe(loadMs / 1000);
      rendering.observe(renderMs / 1000);
    },
    /** Counts a section that a page was rendered without. */
    countFailure: (section: string) => failures.inc({ section }),
    countLoss: (exitReason: ExitReason) => losses.inc({ exitReason }),
    countRegistryFailure: () => registryFailures.inc(),
  };
}
