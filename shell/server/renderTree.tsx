import type { ReactNode } from 'react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import type { RemoteName } from 'shared/contract';
import {
  type Heading,
  type PageState,
  PageStateContext,
  type QueryClient,
  QueryClientProvider,
  RouterProvider,
} from 'shared/runtime';
import { type createRenderI18n, I18nextProvider } from 'shared/runtime/server';
import Statement from '../src/accessibility/Statement.tsx';
import { RenderedViewsContext } from '../src/federation/renderedViews.ts';
import { ViewScope } from '../src/federation/ViewScope.tsx';
import { PrivacyText } from '../src/frame/PrivacyText.tsx';
import { LazyTextsContext } from '../src/loading/lazyTranslated.ts';
import { siteRoutes } from '../src/pages/routes.tsx';
import { routePaths } from '../src/routePaths.ts';
import type { LoadedView } from './loadViews.ts';
import type { SectionFailures } from './sectionFailures.ts';

const lazyTexts = { privacy: <PrivacyText />, accessibility: <Statement /> };

interface TreeOptions {
  address: string;
  renderedAt: number;
  i18n: Awaited<ReturnType<typeof createRenderI18n>>;
  queryClient: QueryClient;
  /** Views that cannot be rendered are removed. */
  views: Map<string, LoadedView>;
  failures: SectionFailures;
}

interface RenderedTree {
  html: string;
  /** The heading that a section sets, and the frame shows. */
  heading: Heading | null;
}

/**
 * Renders the whole page at once. If a section is missing in it, renders each alone to find out which one
 * throws, then the page without it.
 */
export async function renderTree(options: TreeOptions): Promise<RenderedTree> {
  const { views, failures } = options;
  const first = renderWithHeading(options);
  if (first) return first;

  let heading: Heading | null = null;
  for (const [key, view] of [...views]) {
    const alone = await failures.attempt(view.remote, 'page', () => renderAlone(options, view));
    if (alone.length === 0) views.delete(key);
    heading ??= alone[0] ?? null;
  }
  const html = tryWhole(options, heading);
  if (html !== undefined && isComplete(html, views)) return { html, heading };

  for (const [key, { remote }] of [...views]) {
    if (html !== undefined && isWhole(html, remote, views)) continue;
    failures.add(remote, 'page', new Error(`${key} was rendered alone, but not in the page.`));
    views.delete(key);
  }
  // Without the section's HTML, the frame keeps its own heading.
  if (html === undefined) heading = null;
  return { html: renderWhole(options, heading), heading };
}

/** Renders the page with all sections, and again if one sets a heading, which the frame shows above it. */
function renderWithHeading(options: TreeOptions): RenderedTree | undefined {
  let heading: Heading | null = null;
  const onHeading = (set: Heading | null) => {
    heading ??= set;
  };
  let html = tryWhole(options, null, onHeading);
  if (heading && html !== undefined && isComplete(html, options.views)) {
    html = tryWhole(options, heading);
  }
  return html !== undefined && isComplete(html, options.views) ? { html, heading } : undefined;
}

function renderWhole(
  options: TreeOptions,
  heading: Heading | null,
  onHeading?: PageState['onHeading'],
): string {
  const { address, renderedAt, views, failures } = options;
  const router = createMemoryRouter(siteRoutes(), { initialEntries: [address] });
  const page = { renderedAt, heading, ...(onHeading ? { onHeading } : {}) };
  try {
    return render(
      options,
      page,
      <RenderedViewsContext value={markViews(views, failures)}>
        <LazyTextsContext value={lazyTexts}>
          <RouterProvider router={router} />
        </LazyTextsContext>
      </RenderedViewsContext>,
    );
  } finally {
    failures.onSection(undefined);
    router.dispose();
  }
}

function tryWhole(...args: Parameters<typeof renderWhole>): string | undefined {
  try {
    return renderWhole(...args);
  } catch {
    return undefined;
  }
}

/** @returns the heading that the view sets. */
function renderAlone(options: TreeOptions, { remote, component }: LoadedView): Heading | null {
  const { address, renderedAt } = options;
  const element = <ViewScope {...{ remote, component }} />;
  // At its route, so that it can read the route's parameters.
  const paths = routePaths.map((path) => ({ path, element }));
  const router = createMemoryRouter([...paths, { path: '*', element }], {
    initialEntries: [address],
  });
  let heading: Heading | null = null;
  const onHeading = (set: Heading | null) => {
    heading = set;
  };
  render(options, { renderedAt, heading: null, onHeading }, <RouterProvider router={router} />);
  router.dispose();
  return heading;
}

function render({ i18n, queryClient }: TreeOptions, page: PageState, content: ReactNode): string {
  return renderToString(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <PageStateContext value={page}>
          <QueryClientProvider client={queryClient}>{content}</QueryClientProvider>
        </PageStateContext>
      </I18nextProvider>
    </StrictMode>,
  );
}

/** Wraps views so that `onSection` knows whose code runs, up to the next view. */
function markViews(views: ReadonlyMap<string, LoadedView>, { onSection }: SectionFailures) {
  const marked = [...views].map(([key, { component: View, ...view }]) => {
    const component = () => {
      onSection(view.remote);
      return <View />;
    };
    return [key, { ...view, component }] as const;
  });
  return new Map(marked);
}

function isComplete(html: string, views: ReadonlyMap<string, LoadedView>): boolean {
  const remotes = new Set([...views.values()].map(({ remote }) => remote));
  return [...remotes].every((remote) => isWhole(html, remote, views));
}

/** Whether all views of a section are in the HTML: React leaves out one that throws. */
function isWhole(
  html: string,
  remote: RemoteName,
  views: ReadonlyMap<string, LoadedView>,
): boolean {
  const expected = [...views.values()].filter((view) => view.remote === remote).length;
  return html.split(`data-mf="${remote}"`).length - 1 >= expected;
}
