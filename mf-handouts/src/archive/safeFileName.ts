/** Replaces the characters that some common file system refuses. */
function portable(name: string): string {
  const clean = name
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed.
    .replace(/[\u0000-\u001f\u007f]/g, '')
    .replace(/[/\\:*?"<>|]/g, '-')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return clean === '' ? 'file' : clean;
}

/** A portable file name that ends with its extension once. */
export function safeFileName(name: string, extension: string): string {
  const stem = name.toLowerCase().endsWith(extension) ? name.slice(0, -extension.length) : name;
  return `${portable(stem)}${extension}`;
}

/** The name of each file in an archive, in order; unique also where case is ignored. */
export function archiveNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const wanted = safeFileName(name, '.pdf');
    let unique = wanted;
    for (let count = 2; taken.has(unique.toLowerCase()); count++) {
      unique = `${wanted.slice(0, -'.pdf'.length)} (${count}).pdf`;
    }
    taken.add(unique.toLowerCase());
    return unique;
  });
}
