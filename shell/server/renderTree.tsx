import { type ReactNode, StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { attempt } from 'shared/data';
import {
  type Heading,
  type PageState,
  PageStateContext,
  QueryClientProvider,
  RouterProvider,
} from 'shared/runtime';
import {
  type createRenderI18n,
  createRenderQueryClient,
  I18nextProvider,
} from 'shared/runtime/server';
import { SectionScope } from 'shared/ui';
import Statement from '../src/accessibility/Statement.tsx';
import { RenderedViewsContext } from '../src/federation/renderedViews.ts';
import { PrivacyText } from '../src/frame/PrivacyText.tsx';
import { PageRenderContext } from '../src/pageRender.ts';
import { siteRoutes } from '../src/pages/routes.tsx';
import { routePaths } from '../src/routePaths.ts';
import type { LoadedView } from './loadViews.ts';
import type { SectionFailures } from './sectionFailures.ts';

const texts = { privacy: <PrivacyText />, accessibility: <Statement /> };

interface TreeOptions {
  address: string;
  /** See `PageRender`. */
  servesManyPaths: boolean;
  /** See `PageRender`. */
  isMissing: boolean;
  renderedAt: number;
  i18n: Awaited<ReturnType<typeof createRenderI18n>>;
  /** Views that cannot be rendered are removed. */
  views: Map<string, LoadedView>;
  failures: SectionFailures;
}

interface RenderedTree {
  /** The tags of the document's head. */
  head: string;
  body: string;
  /** The heading that a section sets, and the frame shows. */
  heading: Heading | null;
  /** The keys of the views in the body: React replaces one that throws by its skeleton. */
  rendered: ReadonlySet<string>;
}

/** Renders the whole page; as long as a view is missing in it, again without those that cannot be rendered. */
export async function renderTree(options: TreeOptions): Promise<RenderedTree> {
  for (const removeBroken of [removeThrowing, removeMissing]) {
    const page = attempt(() => renderWhole(options));
    if (page?.rendered.size === options.views.size) return page;
    await removeBroken(options, page);
  }
  return renderWhole(options);
}

/** Renders each view alone, to find out which one throws. */
async function removeThrowing(options: TreeOptions): Promise<void> {
  const { views, failures } = options;
  for (const [key, view] of [...views]) {
    const alone = await failures.attempt(view.remote, 'page', () => renderAlone(options, view));
    if (alone.length === 0) views.delete(key);
  }
}

function removeMissing({ views, failures }: TreeOptions, page: RenderedTree | undefined): void {
  for (const [key, { remote }] of [...views]) {
    if (page?.rendered.has(key)) continue;
    failures.add(remote, 'page', new Error(`${key} was rendered alone, but not in the page.`));
    views.delete(key);
  }
}

/** Renders the page, and again if a section sets a heading, which the frame shows above it. */
function renderWhole(options: TreeOptions): RenderedTree {
  let heading: Heading | null = null;
  const page = renderWith(options, null, (set) => {
    heading ??= set;
  });
  return heading ? renderWith(options, heading) : page;
}

function renderWith(
  options: TreeOptions,
  heading: Heading | null,
  onHeading: PageState['onHeading'] = () => {},
): RenderedTree {
  const { address, servesManyPaths, isMissing, renderedAt, failures } = options;
  const router = createMemoryRouter(siteRoutes(), { initialEntries: [address] });
  const rendered = new Set<string>();
  failures.enter(undefined);
  let head: ReactNode;
  const setHead = (tags: ReactNode) => {
    head = tags;
  };
  try {
    const body = render(
      options,
      { renderedAt, heading, onHeading },
      <RenderedViewsContext value={observedViews(options, rendered)}>
        <PageRenderContext value={{ texts, setHead, servesManyPaths, isMissing }}>
          <RouterProvider router={router} />
        </PageRenderContext>
      </RenderedViewsContext>,
    );
    return { head: renderToStaticMarkup(head), body, heading, rendered };
  } finally {
    failures.enter(undefined);
    router.dispose();
  }
}

function renderAlone(
  options: TreeOptions,
  { remote, component: View, queryClient }: LoadedView,
): void {
  const element = (
    <QueryClientProvider client={queryClient}>
      {/* What it renders is thrown away, so it needs no colour. */}
      <SectionScope section={{ name: remote, accent: '' }}>
        <View />
      </SectionScope>
    </QueryClientProvider>
  );
  // At its route, so that it can read the route's parameters.
  const paths = [...routePaths, '*'].map((path) => ({ path, element }));
  const router = createMemoryRouter(paths, { initialEntries: [options.address] });
  const page = { renderedAt: options.renderedAt, heading: null };
  render(options, page, <RouterProvider router={router} />);
  router.dispose();
}

function render({ i18n }: TreeOptions, page: PageState, content: ReactNode): string {
  return renderToString(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <PageStateContext value={page}>
          <QueryClientProvider client={createRenderQueryClient()}>{content}</QueryClientProvider>
        </PageStateContext>
      </I18nextProvider>
    </StrictMode>,
  );
}

/** The views; each says when its code runs, up to the next view, and whether the page contains it. */
function observedViews({ views, failures }: TreeOptions, rendered: Set<string>) {
  const observed = [...views].map(([key, { component: View, remote, version, queryClient }]) => {
    const component = () => {
      failures.enter(remote);
      rendered.add(key);
      return (
        <QueryClientProvider client={queryClient}>
          <View />
        </QueryClientProvider>
      );
    };
    // React renders the fallback after the view has thrown or suspended.
    const onFallback = () => void rendered.delete(key);
    return [key, { version, component, onFallback }] as const;
  });
  return new Map(observed);
}
