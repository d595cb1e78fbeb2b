import { fileExtension } from '../files/fileExtension.ts';
import type { HandoutFile } from '../handoutFile.ts';

/** In bytes: the longest name of common file systems is 255, and an extension and a number follow. */
const longestStem = 240;

/** Names of devices on Windows. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/**
 * Replaces what some common file system refuses, in one spelling of each letter: for a Mac, two spellings are the
 * same name. Characters that nobody sees, such as those that change the direction of writing, are removed.
 */
function portable(name: string): string {
  const clean = name
    .normalize('NFC')
    .replace(/\p{C}/gu, '')
    .replace(/[/\\:*?"<>|]/g, '-')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .replace(reserved, '$&_');
  return shortened(clean).trim() || 'file';
}

/** A name's first characters, of at most `longestStem` bytes. */
function shortened(name: string): string {
  const { read } = new TextEncoder().encodeInto(name, new Uint8Array(longestStem));
  return name.slice(0, read);
}

/** A portable file name that ends with its extension once, in small letters. */
export function safeFileName(name: string, extension: string): string {
  const stem = name.toLowerCase().endsWith(extension) ? name.slice(0, -extension.length) : name;
  return `${portable(stem)}${extension}`;
}

/** The name of each file in an archive, in order; unique also where case is ignored. */
export function archiveNames(files: readonly Pick<HandoutFile, 'name' | 'url'>[]): string[] {
  const taken = new Set<string>();
  return files.map((file) => {
    const extension = fileExtension(file);
    const wanted = safeFileName(file.name, extension);
    let unique = wanted;
    for (let count = 2; taken.has(unique.toLowerCase()); count++) {
      unique = `${wanted.slice(0, -extension.length)} (${count})${extension}`;
    }
    taken.add(unique.toLowerCase());
    return unique;
  });
}
