/** Characters that no common file system refuses, in place of those that one of them does. */
function portable(name: string): string {
  const clean = name
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed.
    .replace(/[\u0000-\u001f\u007f]/g, '')
    .replace(/[/\\:*?"<>|]/g, '-')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return clean === '' ? 'file' : clean;
}

/** A name for a file on the visitor's disk: portable, and with its extension once. */
export function diskName(name: string, extension: string): string {
  const stem = name.toLowerCase().endsWith(extension) ? name.slice(0, -extension.length) : name;
  return `${portable(stem)}${extension}`;
}

/** A name for each file of an archive, in order; no two are the same, whatever their case. */
export function archiveNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const wanted = diskName(name, '.pdf');
    let unique = wanted;
    for (let count = 2; taken.has(unique.toLowerCase()); count++) {
      unique = `${wanted.slice(0, -'.pdf'.length)} (${count}).pdf`;
    }
    taken.add(unique.toLowerCase());
    return unique;
  });
}
