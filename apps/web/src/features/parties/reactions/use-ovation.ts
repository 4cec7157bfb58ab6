import { useEffect, useState } from "react";
import type { PartyRoom } from "#features/parties/room/party-room.ts";
import { useStore } from "#platform/store.ts";
import { playApplause } from "./play-applause.ts";

const clapsForMs = 6000;

/** Whether the house claps: a while after a film has ended for all. */
export function useOvation(room: PartyRoom): boolean {
  const ovations = useStore(room.ovations);
  const [clapped, setClapped] = useState(ovations);
  const isClapping = clapped !== ovations;

  useEffect(() => {
    if (!isClapping) return;
    // What cannot be heard is seen all the same.
    const stop = playApplause();
    const timer = setTimeout(() => setClapped(ovations), clapsForMs);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isClapping, ovations]);
  return isClapping;
}
