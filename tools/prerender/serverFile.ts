/**
 * The server file of one published shell: the build, preceded by the template that it fills.
 *
 * @param program The built `shell/server/serverFile.ts`.
 */
export function serverFile(program: string, template: string): string {
  return `globalThis.__TEMPLATE = ${JSON.stringify(template)};\n${program}`;
}
