import { isRemoteControlled } from "#platform/device/is-remote-controlled.ts";
import type { Direction } from "./spatial.ts";

const texts = `input:is(:not([type]), [type='text'], [type='password'], [type='email'],
  [type='search'], [type='tel'], [type='url'])`;
/** On these, up and down have nowhere to go but out. */
const usesAcross =
  "input:is([type='range'], [type='date'], [type='number']), [data-keeps='across']";
const usesArrows = "input[type='radio'], [contenteditable], [role='slider']";

/** Whether an arrow is the element's own, such as within its text: then it moves no focus. */
export function keepsArrow(element: Element, direction: Direction): boolean {
  const isAcross = direction === "left" || direction === "right";
  // A list that is shut opens with Alt and down; this way it lets go sideways.
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
