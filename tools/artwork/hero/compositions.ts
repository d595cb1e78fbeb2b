import type { Accent } from '../../../shell/src/composition.ts';
import { type HeroArtwork, landscape, portrait } from '../../../shell/src/home/heroArtwork.ts';
import type { Point } from './geometry.ts';

/** One view of the map. Lengths are in the artwork's units. */
export interface Composition {
  /** Its size, and where its line starts. */
  artwork: Pick<HeroArtwork, 'width' | 'height' | 'start'>;
  /** The centre of the city's rings. */
  centre: Point;
  /** How large the city is drawn. */
  scale: number;
  /** How strong the city's lines are; a phone shows the portrait at half its size. */
  strokeScale: number;
  /** The line's corners, from its start. */
  corners: readonly Point[];
  cornerRadius: number;
  lineWidth: number;
  /** The accent of the line and its stops; without it, a white line with stops of every accent. */
  accent?: Accent | undefined;
  /** In the order of the accents. */
  stops: readonly Point[];
  /** Gradients that darken the city behind text, from opaque to transparent. */
  shades: readonly { from: Point; to: Point; opacity: number }[];
}

/** A composition that becomes the hero's poster and video. */
export interface HeroComposition extends Composition {
  artwork: HeroArtwork;
}

export const compositions: readonly HeroComposition[] = [
  {
    artwork: landscape,
    centre: { x: 1150, y: 520 },
    scale: 1,
    strokeScale: 1,
    corners: [
      landscape.start,
      { x: 970, y: 910 },
      { x: 1130, y: 750 },
      { x: 1130, y: 610 },
      { x: 1300, y: 440 },
      { x: 1410, y: 440 },
      { x: 1680, y: 170 },
    ],
    cornerRadius: 22,
    lineWidth: 10,
    stops: [
      { x: 810, y: 910 },
      { x: 1050, y: 830 },
      { x: 1130, y: 680 },
      { x: 1210, y: 530 },
      { x: 1355, y: 440 },
      { x: 1490, y: 360 },
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
    strokeScale: 1.45,
    corners: [
      portrait.start,
      { x: 290, y: 980 },
      { x: 430, y: 840 },
      { x: 430, y: 760 },
      { x: 565, y: 625 },
      { x: 655, y: 625 },
      { x: 880, y: 400 },
    ],
    cornerRadius: 20,
    lineWidth: 12,
    stops: [
      { x: 240, y: 980 },
      { x: 360, y: 910 },
      { x: 430, y: 800 },
      { x: 500, y: 690 },
      { x: 610, y: 625 },
      { x: 720, y: 560 },
    ],
    shades: [
      { from: { x: 0, y: 1500 }, to: { x: 0, y: 940 }, opacity: 1 },
      { from: { x: 0, y: 300 }, to: { x: 0, y: 560 }, opacity: 0.5 },
    ],
  },
];
