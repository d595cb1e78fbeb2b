/** What the functions request with the service key, and how much of it they read. */
import { describe, expect, it } from 'vitest';
import demonstration from '../../shared/src/config/demonstration.json' with { type: 'json' };
import { defaultHandoutsBucket } from '../functions/_shared/environment.ts';
import type { ProjectApi } from '../functions/_shared/projectApi.ts';
import { readQuestion } from '../functions/assistant/question.ts';
import { openableLinks } from '../functions/assistant/writing/openableLinks.ts';
import { readStoredPdf } from '../functions/extract-pdf-content/storedFile.ts';

/** A project that records the paths of its requests. */
function recordingProject(answer: () => Response) {
  const requests: string[] = [];
  const api: ProjectApi = {
    call: () => Promise.reject(new Error('No database function is needed here.')),
    request: (path) => {
      requests.push(path);
      return Promise.resolve(answer());
    },
  };
  return { api, requests };
}

/** A body of unknown length that counts the chunks read from it. */
function countedBody(chunks: number, chunkSize: number) {
  const taken = { chunks: 0 };
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => {
      if (taken.chunks === chunks) return controller.close();
      taken.chunks += 1;
      controller.enqueue(new Uint8Array(chunkSize).fill(32));
    },
  });
  return { stream, taken };
}

const storage = 'https://project.example/storage/v1';
const escaping = [
  'handouts/../../../rest/v1/guides',
  'handouts/./a.pdf',
  'handouts/..',
  'handouts/%2e%2E/photos/a.svg',
  'handouts/.%2e/a.pdf',
  'handouts/..%2fphotos/a.svg',
  'handouts/..\\photos/a.svg',
  'handouts/..%5Cphotos/a.svg',
  'handouts/.\t./photos/a.svg',
  'handouts/.. ',
];

describe('a path that leaves its bucket', () => {
  it.each(escaping)('%j is not signed', async (path) => {
    const { api, requests } = recordingProject(() => Response.json([]));
    const url = `${storage}/object/public/${path}`;
    expect((await openableLinks(api, defaultHandoutsBucket, [url]))(url)).toBe(url);
    expect(requests).toEqual([]);
  });

  it.each(escaping)('%j is not read', async (path) => {
    const { api, requests } = recordingProject(() => new Response('%PDF-1.7'));
    await expect(
      readStoredPdf(api, `${storage}/object/public/${path}`, 20, defaultHandoutsBucket),
    ).rejects.toThrow(/outside/);
    expect(requests).toEqual([]);
  });

  it.each(['a..b.pdf', '.hidden/a.pdf', 'con%20spazi.pdf', 'Nome con spazi.pdf', '...'])(
    'the file name %j is valid',
    async (name) => {
      const { api, requests } = recordingProject(() => new Response('%PDF-1.7'));
      await readStoredPdf(
        api,
        `${storage}/object/public/handouts/${name}`,
        20,
        defaultHandoutsBucket,
      );
      expect(requests).toEqual([`/storage/v1/object/authenticated/handouts/${name}`]);
    },
  );

  it.each([
    ['Cosa? Parte 1.pdf', 'Cosa%3F Parte 1.pdf'],
    ['C# e altro.pdf?t=1#page=2', 'C%23 e altro.pdf'],
    ['Cosa%3F.pdf', 'Cosa%3F.pdf'],
    ['100%.pdf', '100%25.pdf'],
  ])('of %j, which contains what divides a URL, is %j', async (written, name) => {
    const { api, requests } = recordingProject(() => new Response('%PDF-1.7'));
    await readStoredPdf(
      api,
      `${storage}/object/public/handouts/${written}`,
      20,
      defaultHandoutsBucket,
    );
    expect(requests).toEqual([`/storage/v1/object/authenticated/handouts/${name}`]);
  });
});

it('reads a private bucket only where it is one of content', async () => {
  const { api, requests } = recordingProject(() => new Response('%PDF-1.7'));
  for (const bucket of ['handouts', 'dispense', 'deleted', '%64eleted'])
    await readStoredPdf(api, `${storage}/object/public/${bucket}/a.pdf`, 20, 'dispense');
  expect(requests).toEqual([
    '/storage/v1/object/public/handouts/a.pdf',
    '/storage/v1/object/authenticated/dispense/a.pdf',
    '/storage/v1/object/public/deleted/a.pdf',
    '/storage/v1/object/public/%64eleted/a.pdf',
  ]);
});

describe('the bucket of the handouts', () => {
  it('is the one whose links the site signs', () => {
    expect(demonstration.supabase.buckets.handouts).toBe(defaultHandoutsBucket);
  });

  const link = (bucket: string, name = 'a.pdf') => `${storage}/object/public/${bucket}/${name}`;

  it('is configurable, and no other bucket is signed', async () => {
    const { api, requests } = recordingProject(() =>
      Response.json([{ path: 'a.pdf', signedURL: '/signed' }]),
    );
    const urls = [link('dispense'), link('dispense-2'), link('handouts')];
    const opened = await openableLinks(api, 'dispense', urls);
    expect(urls.map(opened)).toEqual([`${storage}/signed`, link('dispense-2'), link('handouts')]);
    expect(requests).toEqual(['/storage/v1/object/sign/dispense']);
  });

  it('signs all files in one call, and a failed one does not affect the others', async () => {
    const { api, requests } = recordingProject(() =>
      Response.json([
        { path: 'a.pdf', signedURL: '/signed?token=a', error: null },
        { path: 'gone.pdf', signedURL: null, error: 'not found' },
        { path: '100% più.pdf', signedURL: '/object/sign/handouts/100% più.pdf?token=c' },
        { path: 'C#? 1.pdf', signedURL: '/object/sign/handouts/C#? 1.pdf?token=d' },
      ]),
    );
    const urls = [
      link('handouts'),
      link('handouts', 'gone.pdf'),
      link('handouts', '100%25%20pi%C3%B9.pdf'),
      link('handouts', 'unmentioned.pdf'),
      'https://elsewhere.example/a.pdf',
      link('handouts', 'C#? 1.pdf'),
    ];
    const opened = await openableLinks(api, defaultHandoutsBucket, urls);
    expect(urls.map(opened)).toEqual([
      `${storage}/signed?token=a`,
      urls[1],
      `${storage}/object/sign/handouts/100%25%20pi%C3%B9.pdf?token=c`,
      urls[3],
      urls[4],
      `${storage}/object/sign/handouts/C%23%3F%201.pdf?token=d`,
    ]);
    expect(requests).toEqual(['/storage/v1/object/sign/handouts']);
  });

  it('keeps the original URLs when storage fails', async () => {
    const { api } = recordingProject(() => new Response('no', { status: 500 }));
    expect(
      (await openableLinks(api, defaultHandoutsBucket, [link('handouts')]))(link('handouts')),
    ).toBe(link('handouts'));
  });
});

describe('a body of unknown length', () => {
  it('of a question is read up to its limit', async () => {
    const { stream, taken } = countedBody(1024, 1024);
    const request = new Request('https://project.example', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: stream,
      // Node requires `duplex` for a streamed body; the DOM types do not have it.
      ...{ duplex: 'half' },
    });
    expect(await readQuestion(request)).toBe('The request is too large');
    // 32 KB, and what the stream reads ahead.
    expect(taken.chunks).toBeLessThan(36);
  });

  it('of a file is read up to its limit', async () => {
    const { stream, taken } = countedBody(40, 1024 * 1024);
    const { api } = recordingProject(() => new Response(stream));
    await expect(
      readStoredPdf(api, `${storage}/object/public/guides/a.pdf`, 20, defaultHandoutsBucket),
    ).rejects.toThrow('The file is larger than 20 MB');
    expect(taken.chunks).toBeLessThan(24);
  });
});
