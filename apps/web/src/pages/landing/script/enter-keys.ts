const interactive =
  "a[href], button, input, textarea, select, summary, video[controls], [contenteditable], [tabindex='0']";

/** Whether a key press means "enter": unmodified, and not on a control that uses it. */
export function isEnterKey(event: KeyboardEvent): boolean {
  if (event.key !== "Enter" && event.key !== " ") return false;
  if (event.defaultPrevented || event.repeat || event.isComposing) return false;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  return !(event.target instanceof Element) || event.target.closest(interactive) === null;
}
