import type { KeyAction } from "@goldmane/player/core/rules/key-map";
import { type RefObject, useEffect, useEffectEvent } from "react";

const doubleTapMs = 300;

type Gestures = { act: (action: KeyAction) => void; toggleControls: () => void };

/**
 * A click toggles playback, a double click fullscreen. A tap toggles the controls; a double tap on
 * a side seeks ten seconds, again with each further tap.
 */
export function useGestures(surface: RefObject<HTMLElement | null>, gestures: Gestures): void {
  const act = useEffectEvent(gestures.act);
  const toggleControls = useEffectEvent(gestures.toggleControls);

  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    let last = { at: -Infinity, side: "" };

    const tap = (event: PointerEvent) => {
      const { left, width } = element.getBoundingClientRect();
      const share = (event.clientX - left) / width;
      const edge = share > 0.65 ? "right" : "middle";
      const side = share < 0.35 ? "left" : edge;
      const isAgain = event.timeStamp - last.at < doubleTapMs && side === last.side;
      last = { at: event.timeStamp, side };
      if (!isAgain || side === "middle") toggleControls();
      else act({ do: "seek-by", seconds: side === "left" ? -10 : 10 });
    };
    const click = (event: MouseEvent) => {
      if (event instanceof PointerEvent && event.pointerType === "touch") tap(event);
      else act({ do: "toggle-play" });
    };
    const doubleClick = (event: MouseEvent) => {
      if (!(event instanceof PointerEvent && event.pointerType === "touch")) {
        act({ do: "toggle-fullscreen" });
      }
    };

    element.addEventListener("click", click);
    element.addEventListener("dblclick", doubleClick);
    return () => {
      element.removeEventListener("click", click);
      element.removeEventListener("dblclick", doubleClick);
    };
  }, [surface]);
}
