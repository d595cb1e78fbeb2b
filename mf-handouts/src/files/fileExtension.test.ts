import { expect, it } from 'vitest';
import { fileExtension, fileKind } from './fileExtension.ts';

it.each([
  ['Limiti.pdf', null, '.pdf'],
  ['Limiti.PDF', 'https://a.example/x.docx', '.pdf'],
  ['Tema.docx', null, '.docx'],
  ['Tema', 'https://a.example/handouts/tema.DOCX?download=', '.docx'],
  ['Cap. 3', 'https://a.example/handouts/cap', '.pdf'],
  ['Versione v.2', null, '.pdf'],
  ['Slide', 'https://docs.example/view?id=a.pptx', '.pdf'],
])('%j at %j is a %s', (name, url, extension) => {
  expect(fileExtension({ name, url })).toBe(extension);
});

it('rows name the kind', () => expect(fileKind({ name: 'Tema.docx', url: null })).toBe('DOCX'));
