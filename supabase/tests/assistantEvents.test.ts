/** What students get from the assistant when they ask what is on. */
import { beforeEach, describe, expect, it } from 'vitest';
import { type AskOptions, askAssistant } from './askAssistant.ts';
import { runningBackend } from './runningBackend.ts';

const { backend } = runningBackend();
const ask = (message: string, options?: AskOptions) => askAssistant(backend(), message, options);

beforeEach(() => backend().database.sql.exec('delete from private.rate_limits'));

describe('events', () => {
  const sql = (text: string) => backend().database.sql.exec(text);
  const restore = "delete from public.events where title like 'Prova %'";

  it.each([
    ['c’è una festa questo mese?', /Aperitivo/],
    ['is there a party?', /Aperitivo/],
    ['che eventi avete?', /^In programma:\n/],
  ])('%s', async (message, text) => {
    expect((await ask(message)).text).toMatch(text);
  });

  it('on the day that is asked for are listed; if there is none, the reply says so and names the next', async () => {
    await sql(
      "insert into public.events (title, start_date, status) values ('Prova oggi', now() + interval '1 second', 'upcoming')",
    );
    expect((await ask('cosa c’è oggi?')).text).toMatch(/«Prova oggi»/);
    await sql(restore);
    const { text, documents } = await ask('c’è qualcosa oggi?');
    expect(text).toMatch(/^Oggi non c’è niente in programma\. Il prossimo evento è «Aperitivo/);
    expect(documents[0]?.url).toMatch(/^\/#eventi-[\da-f-]{36}$/);
    expect((await ask('is anything on today?', { lang: 'en' })).text).toMatch(
      /^There is nothing on today\. The next event is “Aperitivo/,
    );
  });

  it('that are cancelled or over are not listed', async () => {
    await sql(
      "insert into public.events (title, start_date, status) values ('Prova festa', now() + interval '1 hour', 'cancelled')",
    );
    expect((await ask('c’è una festa?')).text).not.toMatch(/Prova/);
    await sql(restore);
  });
});
