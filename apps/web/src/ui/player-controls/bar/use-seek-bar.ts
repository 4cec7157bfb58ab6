import type { Player } from "@goldmane/player/dom/player";
import { type RefObject, useEffect } from "react";
import { SeekBarDriver } from "./seek-bar-driver.ts";

/** Lets the bar follow the film and the viewer's hand while it is on the page. */
export function useSeekBar(player: Player, bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!bar.current) return undefined;
    const driver = new SeekBarDriver(player, bar.current);
    return () => driver.destroy();
  }, [player, bar]);
}
