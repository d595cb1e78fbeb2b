/** Whether the visitor asked to spare data: Chromium's data saver; other browsers do not tell. */
export function savesData(): boolean {
  const connection: unknown =
    typeof navigator === 'undefined' ? undefined : Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  );
}
