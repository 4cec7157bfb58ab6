const focusable = "a[href], button:not(:disabled), input:not(:disabled)";

/**
 * Puts the focus on what a sheet begins with, once that is there; on the sheet itself meanwhile. Whoever
 * moves the focus before keeps it. Returns the function that ends the wait.
 */
export function startInside(sheet: HTMLElement): () => void {
  if (sheet.contains(document.activeElement) || focusStart(sheet)) return () => undefined;
  sheet.focus({ preventScroll: true });
  const watch = new MutationObserver(() => {
    if (document.activeElement !== sheet || focusStart(sheet)) watch.disconnect();
  });
  watch.observe(sheet, { childList: true, subtree: true });
  return () => watch.disconnect();
}

function focusStart(sheet: HTMLElement): boolean {
  const start = sheet.querySelector<HTMLElement>(`[data-body] :is(${focusable})`);
  start?.focus({ preventScroll: true });
  return start !== null;
}
