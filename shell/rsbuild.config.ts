import { defineConfig } from '@rsbuild/core';
import { portOf, refreshHook, serveDevRegistry, singleChunk, withBase } from 'shared/build';
import { parseSiteConfig, siteConfigElementId } from 'shared/config';
import demonstration from 'shared/demonstration.json' with { type: 'json' };

// The demonstration's configuration; publishing replaces it with the installation's own, and `pnpm dev` names
// the backend that it started.
const siteConfig = process.env.SITE_CONFIG ?? JSON.stringify(demonstration);
const { url, project } = parseSiteConfig(siteConfig).supabase;
const edge = new URL(url).pathname;
const port = portOf('shell');

/** The build of the shell's page. */
export default defineConfig(({ command }) =>
  withBase({
    source: {
      entry: { index: './src/index.ts' },
      ...(command === 'dev' ? { preEntry: refreshHook } : {}),
    },
    tools: {
      rspack: {
        optimization: { splitChunks: { cacheGroups: { toaster: singleChunk('toaster') } } },
      },
    },
    // The pages lie at many depths, so files are addressed from the root of the origin.
    output: { assetPrefix: '/' },
    performance: {
      // If only the styles named the font, it would load after all scripts and shift the text.
      preload: { type: 'all-assets', include: [/grotesque-latin-wght-.*\.woff2$/] },
    },
    server: {
      port,
      // URLs with a dot are pages too.
      historyApiFallback: { disableDotRule: true },
      setup: ({ action, server }) => {
        if (action === 'dev') server.middlewares.use(serveDevRegistry);
      },
      // The development server answers for the backend, as the site's own does.
      ...(project
        ? { proxy: { [edge]: { target: project, pathRewrite: { [`^${edge}`]: '' } } } }
        : {}),
    },
    dev: { client: { host: 'localhost', port } },
    html: {
      template: './index.html',
      tags: [
        {
          tag: 'script',
          attrs: { type: 'application/json', id: siteConfigElementId },
          children: siteConfig,
          append: false,
        },
      ],
    },
  }),
);
