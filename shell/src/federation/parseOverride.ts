import { type RemoteName, remoteNames } from 'shared/contract';
import { attempt } from 'shared/data';
import type { PublishedVersion } from 'shared/registry';

/** What replaces a published section in one tab. */
export interface Override {
  /** As in the link. */
  text: string;
  remote: RemoteName;
  /** Of the entry: on this computer, or of a preview. */
  url: string;
  preview?: Preview;
}

interface Preview {
  version: string;
  /** The hash of the entry, without which its script does not run. */
  integrity: string;
  /** Where the section's previews and versions are. */
  folder: string;
}

/** The pages' Content Security Policy names the same ports. */
const loopback = /^http:\/\/localhost:(\d{1,5})\/[\w./-]+\.js$/;
const highestPort = 65_535;
/** Sites on this computer have no TLS. */
const previewUrl =
  /^((?:https:\/\/|http:\/\/localhost:)[^\s@?#]+\/)preview\/([\w.-]+)\/[\w.-]+\.js$/;
const sha384 = /^sha384-[A-Za-z0-9+/]{64}$/;

/**
 * Parses `guides@http://localhost:3102/remoteEntry.js`, and the address of a preview with the hash of its entry:
 * `guides@https://guides.example/guides/preview/0.1.0-abc/remoteEntry.js@sha384-…`.
 *
 * @returns undefined when it names no section, no URL of this computer and no preview.
 */
export function parseOverride(text: string): Override | undefined {
  const [name, url = '', integrity, ...others] = text.split('@');
  const remote = remoteNames.find((known) => known === name);
  if (remote === undefined || others.length > 0) return undefined;
  if (integrity === undefined) return isOfThisComputer(url) ? { text, remote, url } : undefined;
  const [, folder, version] = previewUrl.exec(url) ?? [];
  if (folder === undefined || version === undefined || !sha384.test(integrity)) return undefined;
  // Otherwise `preview/../` would leave the folder of the previews.
  if (attempt(() => new URL(url).href) !== url) return undefined;
  return { text, remote, url, preview: { version, integrity, folder } };
}

/**
 * Whether an override may take effect: anybody may write a link, but only the section's team writes where the
 * live version of the same section is.
 */
export function isAllowed({ preview }: Override, live: PublishedVersion | undefined): boolean {
  return !preview || (!!live && preview.folder === new URL('..', live.entry.url).href);
}

function isOfThisComputer(url: string): boolean {
  const port = Number(loopback.exec(url)?.[1]);
  return port > 0 && port <= highestPort;
}
