import { accentColours } from './accents.ts';

/** A geometric placeholder portrait, always the same for a name. */
export function portrait(name: string): Uint8Array<ArrayBuffer> {
  const seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const colour = accentColours[seed % accentColours.length];
  const tilt = (seed % 5) * 6 - 12;
  const size = 52 + (seed % 4) * 4;
  return new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="400" height="400" role="img" aria-label="Ritratto dimostrativo">
  <rect width="200" height="200" fill="#fbfaf7"/>
  <rect width="200" height="200" fill="${colour}" opacity="0.16"/>
  <g transform="rotate(${tilt} 100 110)" fill="${colour}">
    <circle cx="100" cy="82" r="${size / 1.6}"/>
    <path d="M${100 - size} 200a${size} ${size} 0 0 1 ${size * 2} 0z"/>
  </g>
</svg>
`);
}
