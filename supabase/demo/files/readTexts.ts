import type { Block, DemoText, Graph, Point, Section } from './demoDocument.ts';

/**
 * Parses a file of texts/: `#` starts a document, the lines before its first `##` are its lead, `##` starts a
 * section. A line is a paragraph. `![[Title]]` includes a section of the same file.
 */
export function readTexts(source: string): ReadonlyMap<string, DemoText> {
  const documents = source
    .split(/^# /m)
    .slice(1)
    .map((part) => {
      const [head = '', ...bodies] = part.split(/^## /m);
      const [title = '', ...lead] = head.split('\n');
      return { title: title.trim(), lead: lead.join(' ').trim(), bodies };
    });
  const sections = new Map<string, Section>();
  for (const body of documents.flatMap(({ bodies }) => bodies)) {
    for (const section of readSections(body)) {
      if (typeof section !== 'string') sections.set(section.title, section);
    }
  }
  const found = (title: string): Section => {
    const section = sections.get(title);
    if (section === undefined) throw new Error(`No section is called «${title}».`);
    return section;
  };
  return new Map(
    documents.map(({ title, lead, bodies }) => [
      title,
      {
        lead: lead.replace(included, '').trim(),
        sections: [
          ...[...lead.matchAll(included)].map(([, wanted = '']) => found(wanted)),
          ...bodies
            .flatMap(readSections)
            .map((one) => (typeof one === 'string' ? found(one) : one)),
        ],
      },
    ]),
  );
}

const included = /!\[\[(.+?)\]\]/g;

/** A section, and the titles of those that are included after it. */
function readSections(body: string): (Section | string)[] {
  const [title = '', ...lines] = body.trimEnd().split('\n');
  const repeated = lines.flatMap((line) =>
    [...line.matchAll(included)].map(([, name = '']) => name),
  );
  const own = lines.filter((line) => !line.startsWith('![['));
  return [{ title: title.trim(), blocks: readBlocks(own) }, ...repeated];
}

function readBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    const run = (belongs: RegExp) => {
      const from = at;
      while (belongs.test(lines[at] ?? '')) at += 1;
      return lines.slice(from, at);
    };
    if (line.startsWith('```')) {
      const end = lines.indexOf('```', at + 1);
      const inside = lines.slice(at + 1, end);
      blocks.push(
        line.startsWith('```grafico')
          ? { kind: 'graph', graph: readGraph(line, inside) }
          : { kind: 'code', lines: inside },
      );
      at = end + 1;
    } else if (line.startsWith('    ')) {
      blocks.push({ kind: 'formula', lines: run(/^ {4}/).map((text) => text.trim()) });
    } else if (line.startsWith('|')) {
      blocks.push({ kind: 'table', rows: run(/^\|/).map(cells) });
    } else if (line.startsWith('- ')) {
      blocks.push({
        kind: 'list',
        isNumbered: false,
        items: run(/^- /).map((text) => text.slice(2)),
      });
    } else if (/^\d+\. /.test(line)) {
      const items = run(/^\d+\. /).map((text) => text.replace(/^\d+\. /, ''));
      blocks.push({ kind: 'list', isNumbered: true, items });
    } else {
      at += 1;
      if (line.startsWith('### ')) blocks.push({ kind: 'heading', text: line.slice(4) });
      else if (line.startsWith('> ')) blocks.push({ kind: 'note', text: line.slice(2) });
      else if (line.trim() !== '') blocks.push({ kind: 'paragraph', text: line.trim() });
    }
  }
  return blocks;
}

const cells = (line: string) =>
  line
    .slice(1, line.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim());

/** Reads ```` ```grafico Quantità / Prezzo ```` and its lines, each `name: x,y x,y`, in tenths of the axes. */
function readGraph(opening: string, lines: readonly string[]): Graph {
  const [xAxis = '', yAxis = ''] = opening.replace('```grafico', '').split('/');
  const curves = lines.map((line) => {
    const [name = '', points = ''] = line.split(':');
    return { name: name.trim(), points: points.trim().split(/\s+/).map(readPoint) };
  });
  return { xAxis: xAxis.trim(), yAxis: yAxis.trim(), curves };
}

function readPoint(text: string): Point {
  const [x = Number.NaN, y = Number.NaN] = text.split(',').map(Number);
  if (Number.isNaN(x) || Number.isNaN(y)) throw new Error(`«${text}» is no point of a graph.`);
  return [x, y];
}
