/** The `<meta>` with which the shell is published. */
export const shellVersionName = 'shell-version';

/** The version of this page's shell; undefined in development. */
export function shellVersion(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${shellVersionName}"]`);
  return meta?.content || undefined;
}
