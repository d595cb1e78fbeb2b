/** Whether the data saver is on; only Chromium exposes it. */
export function savesData(): boolean {
  const connection: unknown =
    typeof navigator === 'undefined' ? undefined : Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  );
}
