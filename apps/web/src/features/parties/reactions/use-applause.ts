import { useEffect, useState } from "react";
import type { PartyRoom } from "#features/parties/room/party-room.ts";
import { useStore } from "#platform/store.ts";
import { playApplause } from "./play-applause.ts";

const clapsForMs = 6000;

/** Whether to show applause: for a few seconds after a film has ended. */
export function useApplause(room: PartyRoom): boolean {
  const finishedFilms = useStore(room.finishedFilms);
  const [clapped, setClapped] = useState(finishedFilms);
  const isClapping = clapped !== finishedFilms;

  useEffect(() => {
    if (!isClapping) return;
    // The applause is shown even if the sound can't play.
    const stop = playApplause();
    const timer = setTimeout(() => setClapped(finishedFilms), clapsForMs);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isClapping, finishedFilms]);
  return isClapping;
}
