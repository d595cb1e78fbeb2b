import type { KnipConfig } from 'knip';

/**
 * Files, exports and dependencies that nothing uses fail `npm test`. What is used in another way than by an
 * import is named here.
 */
const config: KnipConfig = {
  workspaces: {
    '.': { entry: ['.github/**/*.mjs'] },
    shell: {
      entry: [
        'rsbuild*.config.ts',
        'bootstrap/chooseShell.js',
        'preload/main.ts',
        'server/{main,serverFile,prerender}.ts',
        'server/tests/process.mjs',
        'service-worker/main.ts',
        'src/index.ts',
      ],
    },
    shared: { entry: ['src/build/{refreshHook,sharedModules}.ts', 'src/contract/exposed.ts'] },
    'mf-*': {
      entry: [
        'rsbuild.config.ts',
        'src/{home,pages,widget,search,sitemap}.ts',
        'src/**/known{Values,Tables}.ts',
        // Whole modules that `lazyModule` loads.
        'src/{myCourses/myCourses,preview/PreviewPanel}.{ts,tsx}',
      ],
      // Named for packages of their own, whose `shared` expects them.
      ignoreDependencies: ['react-dom', '@types/react-dom'],
    },
    supabase: {
      entry: ['functions/*/index.ts', 'demo/files/documents.ts'],
      vitest: { config: ['vitest.config.ts', 'vitest.stack.config.ts'] },
      // A program, and fonts that are read as files.
      ignoreDependencies: ['deno', '@expo-google-fonts/bricolage-grotesque', 'dejavu-fonts-ttf'],
    },
    tools: {
      entry: [
        '{start,test}.mjs',
        '{site/start,test/test}.ts',
        '**/main.ts',
        'site/demonstration/*',
      ],
      // Its package for a team's own repository contains the shell's renderer too.
      ignoreDependencies: ['@rsbuild/core', 'react', 'react-dom', 'shell'],
    },
    e2e: {
      // Programs that Playwright starts in place of a browser.
      entry: ['drivers/{firefox,webkit}.ts'],
      // Other versions of what builds a section; the journey names them by their folders.
      ignoreDependencies: [/-older$/, 'stylelint-plugin-use-baseline'],
    },
    bench: { entry: ['sites/oneBundle/{loadSearch,withoutFederation}.ts'] },
  },
  ignoreBinaries: ['Xvfb', 'nginx', 'soffice'],
  // Their own stylesheets import it through `shared`.
  ignoreDependencies: ['tailwindcss'],
  // It would run each section's build configuration in this folder.
  rsbuild: false,
  compilers: {
    css: (text: string) =>
      [...text.matchAll(/(?:@import |url\()['"]([^'"]+)['"]/g)]
        .map(([, path]) => `import '${path}';`)
        .join('\n'),
  },
};

export default config;
