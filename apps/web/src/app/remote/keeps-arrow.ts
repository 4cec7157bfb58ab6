import { isRemoteControlled } from "#platform/device/is-remote-controlled.ts";
import type { Direction } from "./spatial.ts";

const texts = `input:is(:not([type]), [type='text'], [type='password'], [type='email'],
  [type='search'], [type='tel'], [type='url'])`;
/** These use left and right only; up and down leave them. */
const usesAcross =
  "input:is([type='range'], [type='date'], [type='number']), [data-keeps='across']";
const usesArrows = "input[type='radio'], [contenteditable], [role='slider']";

/** Whether the element handles the arrow itself, such as to move its caret. */
export function keepsArrow(element: Element, direction: Direction): boolean {
  const isAcross = direction === "left" || direction === "right";
  // A closed select opens with Alt and down, so left and right can leave it.
  if (element.matches("select")) return !isAcross;
  if (element instanceof HTMLTextAreaElement) return !isAtEnd(element, direction);
  if (element instanceof HTMLInputElement && element.matches(texts))
    return isAcross && !(isRemoteControlled() && isAtEnd(element, direction));
  if (element.matches(usesAcross)) return isAcross;
  return element.closest(usesArrows) !== null;
}

function isAtEnd(
  { selectionStart, selectionEnd, value }: HTMLInputElement | HTMLTextAreaElement,
  direction: Direction,
): boolean {
  if (value === "") return true;
  const end = direction === "left" || direction === "up" ? 0 : value.length;
  return selectionStart === end && selectionEnd === end;
}
