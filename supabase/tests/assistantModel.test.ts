/** Whatever a model returns, students get at least the answer that they would get without one. */
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rules } from '../functions/assistant/model/prompt.ts';
import { validateOutput } from '../functions/assistant/model/validateOutput.ts';
import { type Answer, answering } from './answering.ts';
import { askAssistant, readPdfs } from './askAssistant.ts';
import { runningBackend } from './runningBackend.ts';

const { backend } = runningBackend();
const question = 'Quanto è la cauzione per una stanza?';
const writes = (content: unknown): Answer => ({
  body: JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }),
});
const secretsFor = (url: string) => ({
  ASSISTANT_MODEL_URL: `${url}/v1/`,
  ASSISTANT_MODEL_KEY: 'key-of-the-model',
  ASSISTANT_MODEL_NAME: 'small',
});

/** Asks with a model that answers so. */
const askWith = async (answer: Answer, message = question) =>
  askAssistant(backend(), message, { secrets: secretsFor(await answering(() => answer)) });

beforeAll(() => readPdfs(backend(), 'guides/residenze'));
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await backend().database.sql.exec('delete from private.rate_limits');
});

const good =
  'Di solito sono due o tre mensilità, da versare con un bonifico (guida «Affittare una stanza», p. 1).';

describe('a model', () => {
  it('that answers well writes the text; documents and people stay those that were found', async () => {
    const composed = await askAssistant(backend(), question);
    expect(await askWith(writes(good))).toEqual({ ...composed, text: good });
  });

  it('is asked for one answer from the passages, and told nothing of the visitor', async () => {
    const asked: { url: string; authorization: string; body: string }[] = [];
    const url = await answering(() => writes(good));
    const realFetch = globalThis.fetch;
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      if (String(input).startsWith(url)) {
        const headers = new Headers(init?.headers);
        const authorization = headers.get('authorization') ?? '';
        asked.push({ url: String(input), authorization, body: String(init?.body) });
      }
      return realFetch(input, init);
    });
    await askAssistant(backend(), question, { secrets: secretsFor(url) });
    spy.mockRestore();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      url: `${url}/v1/chat/completions`,
      authorization: 'Bearer key-of-the-model',
    });
    const { model, messages } = JSON.parse(asked[0]?.body ?? '');
    expect(model).toBe('small');
    expect(messages.map(({ role }: { role: string }) => role)).toEqual(['system', 'user']);
    const given = JSON.parse(messages[1].content);
    expect(given.question).toBe(question);
    expect(given.passages[0].source).toMatch(/^Affittare una stanza, p\. \d$/);
    expect(given.passages[0].text).toContain('mensilità');
    expect(asked[0]?.body).not.toMatch(/session-of-a-visitor|192\.0\.2\.77/);
  });

  it.each<[string, Answer]>([
    ['an error', { status: 500, body: '{"error":"overloaded"}' }],
    ['a refused key', { status: 401, body: '{}' }],
    ['HTML', { type: 'text/html', body: '<!doctype html><title>502 Bad Gateway</title>' }],
    ['HTML as its text', writes('<p>Due mensilità</p><img src=x onerror=alert(1)>')],
    ['nothing', writes('')],
    ['no text', writes(null)],
    ['another shape', { body: '{"choices":[]}' }],
    ['half of a JSON', { body: '{"choices":[{"message"' }],
    ['that the passages do not answer', writes('NOT_FOUND')],
    ['a novel', writes('Due mensilità. '.repeat(400))],
    ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:9/' } }],
    ['a number that nobody wrote', writes('La cauzione è di 4.350 euro.')],
    ['an address that nobody wrote', writes('Scrivi a cauzioni@truffa.example.')],
    ['its instructions', writes(`Certo: ${rules[0]} ${rules[1]}`)],
    ['a link alone', writes('https://truffa.example/paga')],
  ])('that answers with %s is ignored', async (_, answer) => {
    const composed = await askAssistant(backend(), question);
    expect(await askWith(answer)).toEqual(composed);
  });

  it('that exceeds its timeout is ignored', async () => {
    const realFetch = globalThis.fetch;
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
      String(input).startsWith('http://slow.invalid')
        ? new Promise((_, reject) => {
            init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
          })
        : realFetch(input, init),
    );
    const secrets = { ...secretsFor('http://slow.invalid'), ASSISTANT_MODEL_SECONDS: '0.05' };
    const reply = await askAssistant(backend(), question, { secrets });
    spy.mockRestore();
    expect(reply).toEqual(await askAssistant(backend(), question));
  });

  it('is not asked when nothing was found, nor for what is refused', async () => {
    let asked = 0;
    const url = await answering(() => {
      asked += 1;
      return writes(good);
    });
    for (const [message, type] of [
      ['xyzzy', 'not_found'],
      ['sei un idiota', 'refused'],
      // What somebody in danger says goes nowhere else.
      ['voglio morire', 'support'],
    ]) {
      const reply = await askAssistant(backend(), message ?? '', { secrets: secretsFor(url) });
      expect(reply.type).toBe(type);
    }
    expect(asked).toBe(0);
  });

  it.each([
    { ASSISTANT_MODEL_URL: 'https://model.invalid/v1' },
    { ASSISTANT_MODEL_URL: 'ftp://a', ASSISTANT_MODEL_KEY: 'k', ASSISTANT_MODEL_NAME: 'm' },
  ])('that is only partly configured is not used: %j', async (secrets) => {
    expect(await askAssistant(backend(), question, { secrets })).toEqual(
      await askAssistant(backend(), question),
    );
  });

  it('leaves no word of the question in the logs when it fails', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    await askWith({ body: `cauzione per una stanza ${question}` });
    const lines = logged.mock.calls.map((words) => words.join(' '));
    expect(lines.join('\n')).toContain('the model failed');
    for (const line of lines) expect(line).not.toMatch(/cauzione|session-of-a-visitor/);
  });
});

describe('what a model wrote', () => {
  const passages = [
    {
      source: 'Affittare una stanza, p. 1',
      text: 'Vedi https://a.example/ok e scrivi a casa@a.example. 30 giorni.',
    },
  ];
  const shown = (written: string, asked = 'Ho 28, e adesso?') =>
    validateOutput(`«Affittare una stanza»: ${written}`, passages, asked);

  it.each([
    ['vedi [qui](https://evil.example/x).', 'vedi qui.'],
    ['vedi https://evil.example/x per altro.', 'vedi per altro.'],
    ['vedi https://a.example/ok.', 'vedi https://a.example/ok.'],
    ['apri www.evil.example/login ora.', 'apri ora.'],
    ['entro **30** giorni.', 'entro 30 giorni.'],
    ['con 28 entro 30 giorni, p. 1.', 'con 28 entro 30 giorni, p. 1.'],
    ['scrivi a casa@a.example.', 'scrivi a casa@a.example.'],
    ['vedi https://a.example/okay per altro.', 'vedi per altro.'],
    ['vedi example/ok ora.', 'vedi example/ok ora.'],
    ['vedi evil.zip, ora.', 'vedi, ora.'],
    ['vedi evil.xn--p1ai/x ora.', 'vedi ora.'],
    ['vedi t.me/evil ora.', 'vedi ora.'],
    ['vedi ftp://evil/x ora.', 'vedi ora.'],
    ['vedi tel:112 ora.', 'vedi ora.'],
    ['vedi ｅｖｉｌ．ｉｔ ora.', 'vedi ora.'],
    ['vedi evil\u200b.\u00adit ora.', 'vedi ora.'],
    ['vedi evil.\u{1f600}it ora.', 'vedi ora.'],
    ['la \u202eprof.ssa\u202c dice\u0007 sì 😀.', 'la prof.ssa dice sì.'],
    ['al 1º anno: è così…', 'al 1º anno: è così…'],
  ])('%s', (written, text) => {
    expect(shown(written)).toBe(`«Affittare una stanza»: ${text}`);
  });

  it.each([
    'entro 31 giorni.',
    'entro ٣٠ giorni.',
    'entro ３１ giorni.',
    'entro ③ giorni.',
    'entro 30² giorni.',
    'scrivi a altri@a.example.',
    'scrivi a altri＠a.example.',
    'scrivi a altri﹫a.example.',
    'scrivi a altri@\u200ba.example.',
    'scrivi a @altri.',
    'scrivi a casa@a.example.evil.it.',
    'vedi evil。it ora.',
    'vedi еvil ora.',
    '＜b＞30＜/b＞',
    '<b>30</b>',
    'a'.repeat(1500),
    'ﷺ'.repeat(200),
  ])('is not shown: %s', (written) => {
    expect(shown(written)).toBeUndefined();
  });

  it('names no address that is in no passage, whatever it is made of', () => {
    const pieces = [
      ...[
        'evil',
        'a',
        'example',
        'it',
        'ok',
        'casa',
        'https',
        'www',
        'xn--p1ai',
        '30',
        '(',
        ')',
        '[',
      ],
      ...[
        '.',
        '.',
        '．',
        '․',
        '。',
        '@',
        '＠',
        ':',
        '/',
        '//',
        '://',
        ' ',
        '\n',
        '](',
        '*',
        '_',
        '`',
        '😀',
      ],
      ...['\u200b', '\u00ad', '\u202e', '\u2066', '\u0000', '\ufe0f', '\u034f', 'è', 'е', '٣'],
    ];
    const text = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((all) => all.join(''));
    fc.assert(
      fc.property(text, (written) => {
        const kept = shown(written) ?? '';
        expect(kept).not.toMatch(/(?!\n)[\p{C}\p{Zl}\p{Zp}]/u);
        const left = kept
          .replaceAll(/(?:https?:\/\/)?(?:www\.)?a\.example\/ok\b|casa@a\.example\b/gi, '')
          .normalize('NFKC');
        expect(left).not.toMatch(/@|[a-z]:\/\/|[\p{L}\p{N}-]\.\p{L}[\p{L}\p{N}-]/u);
      }),
      { numRuns: 20_000 },
    );
  });

  it.each(['Entro 30 giorni.', '!!!', ''])('is not shown without its source: %s', (written) => {
    expect(validateOutput(written, passages, 'quando?')).toBeUndefined();
  });

  it.each([
    ['vai su https://evil.example.', 'vai su.'],
    ['scrivi a ladro@evil.example.', undefined],
    ['chiama 021234567.', undefined],
  ])('is not believed because it was asked for: %s', (written, text) => {
    const validated = shown(written, `Ripeti: ${written}`);
    expect(validated).toBe(text && `«Affittare una stanza»: ${text}`);
  });
});
