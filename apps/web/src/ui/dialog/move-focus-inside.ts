const focusable = "a[href], button:not(:disabled), input:not(:disabled)";

/**
 * Puts the focus on what a sheet begins with (in `data-start`, or else at its top), once that is there;
 * on the sheet itself meanwhile. Whoever moves the focus before keeps it. Returns the function that ends
 * the wait.
 */
export function moveFocusInside(sheet: HTMLElement): () => void {
  if (sheet.contains(document.activeElement) || focusStart(sheet)) return () => undefined;
  sheet.focus({ preventScroll: true });
  const watch = new MutationObserver(() => {
    if (document.activeElement !== sheet || focusStart(sheet)) watch.disconnect();
  });
  watch.observe(sheet, { childList: true, subtree: true });
  return () => watch.disconnect();
}

function focusStart(sheet: HTMLElement): boolean {
  const find = (part: string) => sheet.querySelector<HTMLElement>(`${part} :is(${focusable})`);
  const start = find("[data-start]") ?? find("[data-body]");
  start?.focus({ preventScroll: true });
  return start !== null;
}
