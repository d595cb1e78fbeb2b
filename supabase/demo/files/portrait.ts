import { accentColours } from './accents.ts';

const backgrounds = ['#f6d9c9', '#cfe3d4', '#cddaf2', '#e2d4ef', '#f3ddb8', '#cfe5e2'] as const;
const skins = ['#f2c9a8', '#e0ac82', '#c68a5f', '#9a6240', '#6f4630'] as const;
const hairColours = ['#2b211d', '#4a3326', '#7a4f2a', '#b5803f', '#1d1d22', '#8c3f2b'] as const;
const [accent = '', ...otherAccents] = accentColours;
const clothes = [accent, ...otherAccents] as const;

type Hair = readonly [behind: string, front: string];

/** The hair behind the face, and the hair in front of it. */
const curls: Hair = [
  'M60 64a18 18 0 0 1 22-20 20 20 0 0 1 36 0 18 18 0 0 1 22 20 16 16 0 0 1 2 28H58a16 16 0 0 1 2-28z',
  'M64 84c2-20 16-26 36-26s34 6 36 26c-12-10-22-12-36-12s-24 2-36 12z',
];
const shortHair: readonly [Hair, ...Hair[]] = [
  ['', 'M62 98c-8-60 84-60 76 0-4-20-12-30-38-30s-34 10-38 30z'],
  ['', 'M62 96c-8-58 84-58 76 0-2-14-8-22-16-26-14 6-40 4-48-2-6 6-10 14-12 28z'],
  curls,
];
const longHair: readonly [Hair, ...Hair[]] = [
  // To the shoulders.
  ['M58 92c-6-54 90-54 84 0l4 52H54z', 'M64 88c4-32 68-32 72 0-20-2-34-10-40-22-4 12-16 20-32 22z'],
  // A bun.
  [
    'M100 24a18 18 0 1 1 0 36 18 18 0 0 1 0-36z',
    'M62 90c0-46 76-46 76 0-10-22-22-26-38-26s-28 4-38 26z',
  ],
];

const glasses =
  '<g fill="none" stroke="#2b211d" stroke-width="3"><circle cx="85" cy="98" r="12"/><circle cx="115" cy="98" r="12"/><path d="M97 98h6"/></g>';

/** A drawn portrait, always the same for a name. */
export function portrait(name: string): Uint8Array<ArrayBuffer> {
  let state = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99_991, 7);
  const pick = <Value>(values: readonly [Value, ...Value[]]): Value => {
    state = (state * 137 + 41) % 99_991;
    return values[state % values.length] ?? values[0];
  };
  const skin = pick(skins);
  const hair = pick(hairColours);
  const [behind, front] = pick(/^\S+a /.test(name) ? longHair : shortHair);
  return new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="400" height="400" role="img" aria-label="Ritratto dimostrativo">
  <rect width="200" height="200" fill="${pick(backgrounds)}"/>
  <path d="${behind}" fill="${hair}"/>
  <path d="M30 200c4-40 36-52 70-52s66 12 70 52z" fill="${pick(clothes)}"/>
  <path d="M86 126h28v26a14 14 0 0 1-28 0z" fill="${skin}"/>
  <path d="M86 134c8 8 20 8 28 0v6c-8 8-20 8-28 0z" opacity="0.18"/>
  <ellipse cx="100" cy="98" rx="35" ry="42" fill="${skin}"/>
  <path d="${front}" fill="${hair}"/>
  <g fill="#2b211d"><circle cx="86" cy="98" r="3.6"/><circle cx="114" cy="98" r="3.6"/></g>
  <path d="M100 100v12h-5" fill="none" stroke="#2b211d" stroke-opacity="0.35" stroke-width="2.5" stroke-linecap="round"/>
  <path d="M87 121c8 8 18 8 26 0" fill="none" stroke="#8a3b34" stroke-width="3.5" stroke-linecap="round"/>
  ${pick([glasses, '', ''])}
</svg>
`);
}
