const focusable = "a[href], button:not(:disabled), input:not(:disabled)";

/**
 * Focuses the first control in `data-start`, or else in the body, once it exists; the dialog itself
 * meanwhile. Stops if the viewer moves the focus. Returns the stop function.
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
