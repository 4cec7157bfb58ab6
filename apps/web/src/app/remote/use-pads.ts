import { useEffect } from "react";
import { callLeo } from "#platform/leo/ask-leo.ts";
import { goBack } from "./go-back.ts";
import { type PadAct, type PadState, readPad, restingPad } from "./pad-state.ts";
import { press } from "./press.ts";
import { sendArrow, sendKey } from "./send-key.ts";

/**
 * Moves the focus with game pads. Polls only while one is connected and the page is visible.
 * `data-pad` on the root says that one is in use.
 */
export function usePads(): void {
  useEffect(() => {
    let states = new Map<number, PadState>();
    let frame = 0;

    const poll = (now: number) => {
      const pads = connectedPads();
      states = new Map(
        pads.map((pad) => {
          const before = states.get(pad.index) ?? restingPad;
          const buttons = pad.buttons.map(({ pressed }) => pressed);
          const { state, acts } = readPad(before, { buttons, axes: pad.axes }, now);
          if (document.hasFocus() && !isOwned()) for (const act of acts) perform(act);
          if (acts.length > 0) document.documentElement.toggleAttribute("data-pad", true);
          return [pad.index, state];
        }),
      );
      frame = pads.length > 0 && !document.hidden ? requestAnimationFrame(poll) : 0;
    };
    const begin = () => {
      if (frame === 0 && !document.hidden && connectedPads().length > 0)
        frame = requestAnimationFrame(poll);
    };

    const putDown = () => document.documentElement.removeAttribute("data-pad");

    begin();
    addEventListener("gamepadconnected", begin);
    addEventListener("pointermove", putDown, { passive: true });
    document.addEventListener("visibilitychange", begin);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("gamepadconnected", begin);
      removeEventListener("pointermove", putDown);
      document.removeEventListener("visibilitychange", begin);
    };
  }, []);
}

/** Empty where the permissions policy forbids it, and on plain HTTP. */
function connectedPads(): Gamepad[] {
  if (!("getGamepads" in navigator)) return [];
  try {
    return navigator.getGamepads().filter((pad): pad is Gamepad => pad?.connected === true);
  } catch {
    return [];
  }
}

/** Whether the focused element reads game pads itself, as a running game does. */
function isOwned(): boolean {
  return document.activeElement?.hasAttribute("data-owns-pad") === true;
}

function perform(act: PadAct): void {
  if (act === "press") press();
  else if (act === "back") goBack();
  else if (act === "menu") sendKey("ContextMenu");
  else if (act === "leo") callLeo();
  else sendArrow(act);
}
