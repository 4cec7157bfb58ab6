import type { Player } from "@goldmane/player/dom/player";
import { useEffect } from "react";
import { Follower } from "./follower.ts";
import { PartyPlayer } from "./party-player.ts";

/** Keeps a party's player in sync while its film is mounted. */
export function useFollowing(player: Player, titleId: string): void {
  useEffect(() => {
    if (!(player instanceof PartyPlayer)) return;
    const follower = new Follower(player, player.room, titleId);
    return () => follower.stop();
  }, [player, titleId]);
}
