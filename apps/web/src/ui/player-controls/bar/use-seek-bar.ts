import type { Player } from "@goldmane/player/dom/player";
import { type RefObject, useEffect } from "react";
import { SeekBarDriver } from "./seek-bar-driver.ts";

/** Connects the seek bar to the player while it is mounted. */
export function useSeekBar(player: Player, bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!bar.current) return undefined;
    const driver = new SeekBarDriver(player, bar.current);
    return () => driver.destroy();
  }, [player, bar]);
}
