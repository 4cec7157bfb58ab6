/** A ref for what a view begins with: takes the focus when the view takes the place of another. */
export function focusFirst(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
