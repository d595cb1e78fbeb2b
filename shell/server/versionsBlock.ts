import { type ShellVersions, shellVersionsId } from '../src/boot/shellVersions.ts';

const block = new RegExp(`(id="${shellVersionsId}">)([^<]*)(<)`);

/** The block in which a page says which version of the shell made it; see `withVersions`. */
export const emptyVersionsBlock = `<script type="application/json" id="${shellVersionsId}">{"page":"","version":""}</script>`;

/** A page, or the template, with other values in its block. */
export function withVersions(html: string, versions: Partial<ShellVersions>): string {
  return html.replace(
    block,
    (_, start: string, json: string, end: string) =>
      start + JSON.stringify({ ...JSON.parse(json), ...versions }) + end,
  );
}

/** The versions that a page names; undefined when it has no block. */
export function versionsIn(html: string): ShellVersions | undefined {
  const json = block.exec(html)?.[2];
  return json ? JSON.parse(json) : undefined;
}
