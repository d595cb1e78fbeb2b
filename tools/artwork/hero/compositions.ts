import type { Accent } from '../../../shell/src/composition.ts';
import { type HeroArtwork, landscape, portrait } from '../../../shell/src/home/heroArtwork.ts';
import type { Point } from './geometry.ts';

/** One framing of the same scene. Lengths are in the artwork's units. */
export interface Composition {
  /** Its size, and where its line begins. */
  artwork: Pick<HeroArtwork, 'width' | 'height' | 'start'>;
  /** The middle of the city's rings. */
  centre: Point;
  /** How large the city is drawn; 1 is the landscape's. */
  scale: number;
  seed: number;
  /** How strong the plan's hairlines are; a phone shows the portrait at half its size. */
  hairline: number;
  corners: readonly Point[];
  joinRadius: number;
  lineWidth: number;
  /** White unless a section draws its own line. */
  accentColour?: string;
  stops: readonly { accent: Accent; at: Point }[];
  /** Where the plan sinks into the night, so that text stays readable: an SVG gradient's ends. */
  shades: readonly { from: Point; to: Point; opacity: number }[];
}

/** A framing that becomes the hero's picture and video. */
export interface HeroComposition extends Composition {
  artwork: HeroArtwork;
}

export const compositions: readonly HeroComposition[] = [
  {
    artwork: landscape,
    centre: { x: 1150, y: 520 },
    scale: 1,
    seed: 1964,
    hairline: 1,
    corners: [
      landscape.start,
      { x: 970, y: 910 },
      { x: 1130, y: 750 },
      { x: 1130, y: 610 },
      { x: 1300, y: 440 },
      { x: 1410, y: 440 },
      { x: 1680, y: 170 },
    ],
    joinRadius: 22,
    lineWidth: 10,
    stops: [
      { accent: 'red', at: { x: 810, y: 910 } },
      { accent: 'green', at: { x: 1050, y: 830 } },
      { accent: 'blue', at: { x: 1130, y: 680 } },
      { accent: 'violet', at: { x: 1210, y: 530 } },
      { accent: 'orange', at: { x: 1355, y: 440 } },
      { accent: 'teal', at: { x: 1490, y: 360 } },
    ],
    shades: [
      { from: { x: 0, y: 0 }, to: { x: 1000, y: 0 }, opacity: 0.86 },
      { from: { x: 0, y: 1000 }, to: { x: 0, y: 720 }, opacity: 1 },
      { from: { x: 0, y: 0 }, to: { x: 0, y: 300 }, opacity: 0.7 },
    ],
  },
  {
    artwork: portrait,
    centre: { x: 500, y: 690 },
    scale: 0.86,
    seed: 1964,
    hairline: 1.45,
    corners: [
      portrait.start,
      { x: 290, y: 980 },
      { x: 430, y: 840 },
      { x: 430, y: 760 },
      { x: 565, y: 625 },
      { x: 655, y: 625 },
      { x: 880, y: 400 },
    ],
    joinRadius: 20,
    lineWidth: 12,
    stops: [
      { accent: 'red', at: { x: 240, y: 980 } },
      { accent: 'green', at: { x: 360, y: 910 } },
      { accent: 'blue', at: { x: 430, y: 800 } },
      { accent: 'violet', at: { x: 500, y: 690 } },
      { accent: 'orange', at: { x: 610, y: 625 } },
      { accent: 'teal', at: { x: 720, y: 560 } },
    ],
    shades: [
      { from: { x: 0, y: 1500 }, to: { x: 0, y: 940 }, opacity: 1 },
      { from: { x: 0, y: 300 }, to: { x: 0, y: 560 }, opacity: 0.5 },
    ],
  },
];
