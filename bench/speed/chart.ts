interface Chart {
  title: string;
  series: readonly string[];
  groups: readonly { name: string; values: readonly number[] }[];
}

const width = 720;
const left = 130;
const right = 50;
const bar = 14;
const gap = 16;
const top = 64;

/** Readable on white and on black: colours that colour-blind people tell apart. */
const colours = ['#d55e00', '#0072b2', '#8a8a8a', '#009e73', '#cc79a7'];

/** Horizontal bars in groups, as an SVG that follows the reader's light or dark page. */
export function chart({ title, series, groups }: Chart): string {
  const most = Math.max(...groups.flatMap(({ values }) => values).filter(Number.isFinite));
  const scale = (width - left - right) / most;
  const height = top + groups.length * (series.length * bar + gap);
  const legend = series.map((name, index) => {
    const x = 10 + index * Math.min(180, (width - 20) / series.length);
    return `<rect class="c${index}" x="${x}" y="34" width="10" height="10"/><text x="${x + 16}" y="43">${name}</text>`;
  });
  const drawn = groups.map(({ name, values }, group) => {
    const y = top + group * (series.length * bar + gap);
    const middle = y + (series.length * bar) / 2 + 4;
    const bars = values.map((value, index) => {
      if (!Number.isFinite(value)) return '';
      const length = value * scale;
      const at = y + index * bar;
      return `<rect class="c${index}" x="${left}" y="${at}" width="${length.toFixed(1)}" height="${bar - 3}"/><text class="value" x="${(left + length + 5).toFixed(1)}" y="${at + 10}">${value.toFixed(2)}</text>`;
    });
    return `<text x="${left - 10}" y="${middle}" text-anchor="end">${name}</text>${bars.join('')}`;
  });
  const fills = series.map((_, index) => `.c${index}{fill:${colours[index]}}`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title">
<title id="title">${title}</title>
<style>text{font:12px system-ui,sans-serif;fill:#333}.head{font-weight:600;font-size:13px}.value{font-size:11px}${fills}@media (prefers-color-scheme:dark){text{fill:#ddd}}</style>
<text class="head" x="10" y="20">${title}</text>
${[...legend, ...drawn].join('\n')}
</svg>
`;
}
