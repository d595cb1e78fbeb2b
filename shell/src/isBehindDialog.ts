/** Whether a modal dialog covers the page. One that is closing still hides it, but gives the focus back. */
export function isBehindDialog(): boolean {
  return (
    document.querySelector('#site[aria-hidden="true"]') !== null &&
    document.querySelector('[role="dialog"][data-open], [role="alertdialog"][data-open]') !== null
  );
}
