import type { Direction } from "./spatial.ts";

const arrows: Record<Direction, string> = {
  up: "ArrowUp",
  down: "ArrowDown",
  left: "ArrowLeft",
  right: "ArrowRight",
};

/** Dispatches a key at the focused element; true unless a listener prevented it. */
export function sendKey(key: string): boolean {
  const target = document.activeElement ?? document.body;
  const isFree = target.dispatchEvent(
    new KeyboardEvent("keydown", { key, code: key, bubbles: true, cancelable: true }),
  );
  target.dispatchEvent(new KeyboardEvent("keyup", { key, code: key, bubbles: true }));
  return isFree;
}

/** Dispatches an arrow key. Synthetic keys have no default action, so range inputs are moved here. */
export function sendArrow(direction: Direction): void {
  const here = document.activeElement;
  const isFree = sendKey(arrows[direction]);
  if (!isFree || !(here instanceof HTMLInputElement) || here.type !== "range") return;
  if (direction === "right") here.stepUp();
  else if (direction === "left") here.stepDown();
  else return;
  for (const kind of ["input", "change"]) here.dispatchEvent(new Event(kind, { bubbles: true }));
}
