import { describe, expect, it } from 'vitest';
import { safePictures } from './safePicture.ts';

describe('safePictures', () => {
  const picture = safePictures({
    url: 'https://site.example/it',
    fileOrigins: ['https://files.example'],
    supabase: { url: 'https://backend.example' },
  });

  it.each([
    'https://backend.example/storage/v1/object/public/photos/ada.jpg',
    'https://files.example/ada.jpg',
    'https://site.example/ada.jpg',
    '/ada.jpg',
  ])('allows %s', (url) => expect(picture(url)).toBe(url));

  it.each([
    null,
    '',
    'ada.jpg',
    '//other.example/ada.jpg',
    'https://other.example/ada.jpg',
    'https://backend.example.other.example/ada.jpg',
    'http://backend.example/ada.jpg',
    'data:image/png;x',
  ])('refuses %j', (url) => expect(picture(url)).toBeUndefined());

  it('loads the public files of the project from the edge in front of it, and nothing else', () => {
    const [project, edge] = ['https://backend.example', 'https://site.example/api'];
    const behindEdge = safePictures({
      url: 'https://site.example',
      supabase: { url: edge, project },
    });
    const path = '/storage/v1/object/public/photos/ada%20b.jpg?x=1';
    expect(behindEdge(project + path)).toBe(edge + path);
    expect(behindEdge(edge + path)).toBe(edge + path);
    expect(behindEdge(`${project}/rest/v1/guides`)).toBeUndefined();
    expect(behindEdge(`https://other.example${path}`)).toBeUndefined();
  });
});
