/** A ref that takes the focus on mount, for the first control of a view that replaces another. */
export function focusFirst(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
