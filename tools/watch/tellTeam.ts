import { createTransport } from 'nodemailer';
import { coreTeam, readSections } from '../sections/readSections.ts';
import type { Alarm } from './watchHealth.ts';

/** How teams are reached. */
interface Channels {
  /** The address of a chat's webhook; it gets `{ text, section, team }`, which Slack and Mattermost accept. */
  webhook?: string | undefined;
  /** The mail server, as `smtps://user:password@host`, and the sender. */
  smtp?: string | undefined;
  from?: string | undefined;
}

/** The channels that the environment names: `WATCH_WEBHOOK`, `SMTP_URL` and `MAIL_FROM`. */
export function channelsIn(environment: NodeJS.ProcessEnv): Channels {
  const { WATCH_WEBHOOK: webhook, SMTP_URL: smtp, MAIL_FROM: from } = environment;
  return { webhook, smtp, from };
}

/**
 * Tells a team, on the webhook and, of a section, at the e-mail address of its `section.json`.
 *
 * @throws Error when a channel does not take it; the other has it.
 */
export async function tellTeam(site: string, alarm: Alarm, channels: Channels): Promise<void> {
  const section = readSections().find(({ name }) => name === alarm.artefact);
  const team = section?.team ?? coreTeam;
  const text = `${alarm.artefact} on ${site}: ${alarm.text} ${site}/versioni/${alarm.artefact}`;
  const results = await Promise.allSettled([
    postTo(channels.webhook, { text, section: alarm.artefact, team }),
    mailTo(section?.email, { site, alarm, text }, channels),
  ]);
  const [failed] = results.filter(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

async function postTo(webhook: string | undefined, message: object): Promise<void> {
  if (!webhook) return;
  const response = await fetch(webhook, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`The webhook answered ${response.status}.`);
}

async function mailTo(
  to: string | undefined,
  { site, alarm, text }: { site: string; alarm: Alarm; text: string },
  { smtp, from = `watcher@${new URL(site).hostname}` }: Channels,
): Promise<void> {
  if (!smtp || !to) return;
  const transport = createTransport(smtp);
  const subject = `${alarm.artefact}: a version was rolled back`;
  await transport.sendMail({ from, to, subject, text });
  transport.close();
}
