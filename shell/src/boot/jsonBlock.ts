/** What an inert JSON block of the page contains; undefined without it. */
export function readJsonBlock(id: string) {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
