import type { Page } from '@playwright/test';
import { type Language, languages } from 'shared/contract';
import { text } from '../translations.ts';

/** A screenshot of the frame at a size, in a theme and a language. */
export interface FrameScreen {
  /** `frame/home-390-light-it` */
  name: string;
  path: string;
  size: { width: number; height: number };
  theme: (typeof themes)[number];
  language: Language;
  /** The whole page instead of the viewport. */
  fullPage: boolean;
  /** Runs after the page has loaded. */
  prepare?: (page: Page) => Promise<void>;
}

interface View {
  name: string;
  path: string;
  fullPage?: boolean;
  /** The largest width with this view, in pixels: the menu button exists on small screens only. */
  maxWidth?: number;
  prepare?: (page: Page, language: Language) => Promise<void>;
}

const themes = ['light', 'dark'] as const;
const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

const views: readonly View[] = [
  { name: 'home', path: '/' },
  { name: 'about', path: '/chi-siamo', fullPage: true },
  { name: '404', path: '/fermata', fullPage: true },
  {
    name: 'menu',
    path: '/chi-siamo',
    maxWidth: 768,
    prepare: async (page, language) => {
      await page.getByRole('button', { name: text('shell', language, 'nav.openMenu') }).click();
      await page.locator('#menu').waitFor();
    },
  },
  {
    name: 'dialog',
    path: '/chi-siamo',
    prepare: async (page, language) => {
      await page.getByRole('button', { name: text('shell', language, 'footer.privacy') }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
];

export const frameScreens: readonly FrameScreen[] = views.flatMap((view) =>
  sizes
    .filter(({ width }) => width <= (view.maxWidth ?? width))
    .flatMap((size) =>
      themes.flatMap((theme) =>
        languages.map((language) => ({
          name: `frame/${view.name}-${size.width}-${theme}-${language}`,
          path: view.path,
          size,
          theme,
          language,
          fullPage: view.fullPage ?? false,
          prepare: async (page: Page) => view.prepare?.(page, language),
        })),
      ),
    ),
);
