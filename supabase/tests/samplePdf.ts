import { deflateSync } from 'node:zlib';

/** A PDF whose pages all show the same compressed content: a small file that can unpack to any size. */
export function samplePdf(
  content: Uint8Array,
  pages = 1,
  encoding = '/WinAnsiEncoding',
): Uint8Array<ArrayBuffer> {
  const packed = deflateSync(content);
  const firstPage = 5;
  const kids = Array.from({ length: pages }, (_, index) => `${firstPage + index} 0 R`).join(' ');
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >> >>';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding ${encoding} >>`,
    Buffer.concat([
      Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
      packed,
      Buffer.from('\nendstream'),
    ]),
    ...Array.from({ length: pages }, () => page),
  ];
  const parts = [Buffer.from('%PDF-1.4\n')];
  let size = parts[0]?.length ?? 0;
  const offsets = objects.map((object, index) => {
    const offset = size;
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]);
    parts.push(part);
    size += part.length;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${size}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}

export const oneLine = Buffer.from('BT /F1 12 Tf 50 700 Td (una pagina) Tj ET');

/** Invalid content: each word of it is an unknown operator. */
export const nonsense = (megabytes: number) => Buffer.alloc(megabytes * 1_000_000, 'x1 ');
