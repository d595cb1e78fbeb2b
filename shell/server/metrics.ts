import { Counter, collectDefaultMetrics, Histogram, Registry, Summary } from 'prom-client';
import type { RemoteName } from 'shared/contract';
import type { RenderTimes } from './renderPage.tsx';

/** What Prometheus reads of the renderer. */
export interface RendererMetrics {
  contentType: string;
  text: () => Promise<string>;
  /** @returns a function to call when the page is rendered. */
  startPage: () => () => void;
  /** Records what a page's time was spent on. */
  observe: (times: RenderTimes) => void;
  /** Counts a section that a page was rendered without. */
  countFailure: (remote: RemoteName) => void;
}

export function createMetrics(): RendererMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const pages = new Histogram({
    name: 'renderer_page_seconds',
    help: 'How long pages took, with their data.',
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
    help: 'How long React rendered pages.',
    percentiles,
    registers: [registry],
  });
  const failures = new Counter({
    name: 'renderer_section_failures_total',
    help: 'Sections that were left to the browser.',
    labelNames: ['section'],
    registers: [registry],
  });
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    startPage: () => pages.startTimer(),
    observe: ({ loadMs, renderMs }) => {
      loading.observe(loadMs / 1000);
      rendering.observe(renderMs / 1000);
    },
    countFailure: (section) => failures.inc({ section }),
  };
}
