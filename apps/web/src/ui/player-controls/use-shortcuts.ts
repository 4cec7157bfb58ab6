import { type KeyPress, keyAction } from "@goldmane/player/core/rules/key-map";
import type { KeyAction } from "@goldmane/player/core/rules/key-map";
import { type RefObject, useEffect, useEffectEvent } from "react";
import { isRemoteControlled } from "#platform/device/is-remote-controlled.ts";
import { type Direction, moveFocus } from "./move-focus.ts";

const directions: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

const scrollKeys = new Set(["ArrowUp", "ArrowDown", "Home", "End"]);

/** Handles shortcuts wherever the focus is, except in text fields and outside the player. */
export function useShortcuts(
  frame: RefObject<HTMLElement | null>,
  act: (action: KeyAction) => void,
): void {
  const perform = useEffectEvent(act);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const root = frame.current;
      const target = event.target instanceof HTMLElement ? event.target : document.body;
      // Focus on the body or on the page itself counts as no focus.
      const isNowhere = target !== root && target.contains(root);
      if (!root || event.defaultPrevented || !(isNowhere || root.contains(target))) return;
      // Without a focused control these keys scroll the page.
      if (isNowhere && scrollKeys.has(event.key)) return;
      const focus = focusKind(target, root);
      const hasPointer = !isRemoteControlled() && !matchMedia("(any-pointer: none)").matches;
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      const action = keyAction({ key: event.key, hasModifier, focus, hasPointer });
      const direction = directions[event.key];
      // Back closes an open menu first.
      if (action?.do === "leave" && target.closest(":popover-open")) return;
      if (action) perform(action);
      else if (!direction || !movesFocus(target, focus, direction)) return;
      else if (!moveFocus(root, target, direction)) return;
      event.preventDefault();
    };
    addEventListener("keydown", handleKey);
    return () => removeEventListener("keydown", handleKey);
  }, [frame]);
}

/** On buttons every arrow moves the focus; a slider keeps left and right until its end. */
function movesFocus(target: HTMLElement, focus: KeyPress["focus"], direction: Direction): boolean {
  if (focus === "button") return true;
  if (!(target instanceof HTMLInputElement) || target.type !== "range") return false;
  if (target.closest("[popover]")) return false;
  if (direction === "up" || direction === "down") return true;
  return target.value === (direction === "left" ? target.min : target.max);
}

function focusKind(target: HTMLElement, root: HTMLElement): KeyPress["focus"] {
  if (target.contains(root)) return "picture";
  if (target.closest("input, select, [popover]")) return "widget";
  return target.closest("button, a") ? "button" : "picture";
}
