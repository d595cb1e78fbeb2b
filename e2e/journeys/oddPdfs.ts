/** Small PDFs that need more of a viewer than text in an embedded font. */

function pdf(objects: readonly string[], trailer = ''): Buffer {
  let text = '%PDF-1.5\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + end, 'latin1');
}

const stream = (dictionary: string, data: string) =>
  `<< ${dictionary} /Length ${data.length} >>\nstream\n${data}\nendstream`;

/** One page with a content and the resource that it names. */
const page = (resources: string, content: string, ...others: readonly string[]) => [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Contents 4 0 R /Resources << ${resources} >> >>`,
  stream('', content),
  ...others,
];

/** A file of 100 scanned pages, of 820 KB each. */
export function largeScan(): Buffer {
  const pages = Array.from({ length: 100 }, (_, index) => 3 + 3 * index);
  const side = 906;
  const image = `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /BitsPerComponent 8 /ColorSpace /DeviceGray`;
  return pdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((id) => `${id} 0 R`).join(' ')}] >>`,
    ...pages.flatMap((id) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents ${id + 1} 0 R /Resources << /XObject << /X ${id + 2} 0 R >> >> >>`,
      stream('', 'q 200 0 0 200 50 50 cm /X Do Q'),
      stream(image, 'p'.repeat(side * side)),
    ]),
  ]);
}

/** A black square of 16 pixels in a white one of 32, as an encoder writes it. */
const scan = (filter: string, data: string, colours = '') =>
  pdf(
    page(
      '/XObject << /X 5 0 R >>',
      'q 200 0 0 200 50 50 cm /X Do Q',
      stream(
        `/Type /XObject /Subtype /Image /Width 32 /Height 32 /Filter /${filter} ${colours}`,
        Buffer.from(data, 'base64').toString('latin1'),
      ),
    ),
  );

export const jpeg2000 = scan(
  'JPXDecode',
  '/0//UQApAAAAAAAgAAAAIAAAAAAAAAAAAAAAIAAAACAAAAAAAAAAAAABBwEB/1IADAAAAAEAAAQEAAH/XAAEQED/ZAAlAAFDcmVhdGVkIGJ5IE9wZW5KUEVHIHZlcnNpb24gMi41LjD/kAAKAAAAAAEeAAH/k9+GhgC22QNJLrvXC6DaIfEM83a3hjD5zKuv0ONKNejwK2ggAAAADCQl/xAgU4AAAAAwkJfxxMAAAAYSEYgSMJCQgNAMJCPcMGEhIQGgGEhHuGDCQkIDQDCQj3DBhIS/5iKAAAAADCQizCBhISEBoBhIR7hgwkJCA0AwkI9wwYSEhAaAYSEe4YMJCX/MRQAAAAAYSEWYQMJCQgNAMJCPcMGEhIQGgGEhHuGDCQkIDQDCQj3DBhIS/0xFAAAAABhIRZhAwkJCA0AwkI9wwYSEhAaAYSEe4YMJCQgNAMJCPcMGEhL/TEUAAAAAGEhFmEDCQkIDQDCQj3DBhISEBoBhIR7hgwkJCA0AwkI9wwYSEv9//9k=',
);

export const jbig2 = scan(
  'JBIG2Decode',
  'AAAAADAAAQAAABMAAAAgAAAAIAAAAAAAAAAAAAAAAAAAASYAAQAAACAAAAAgAAAAIAAAAAAAAAAAAAH/MwX///////8f8AEAEA==',
  '/BitsPerComponent 1 /ColorSpace /DeviceGray',
);

/** "あああ" in Shift JIS, in a font that is not in the file. */
export const japanese = pdf(
  page(
    '/Font << /F 5 0 R >>',
    'BT /F 24 Tf 50 150 Td <82A082A082A0> Tj ET',
    '<< /Type /Font /Subtype /Type0 /BaseFont /Ryumin-Light /Encoding /90ms-RKSJ-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Ryumin-Light /FontDescriptor 7 0 R /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> >>',
    '<< /Type /FontDescriptor /FontName /Ryumin-Light /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
  ),
);

/** Encrypted, with a password that is not the empty one. */
export const encrypted = pdf(
  page('', ''),
  `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`,
);
