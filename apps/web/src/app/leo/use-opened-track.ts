import { trackResetMs } from "@goldmane/contracts/assistant/limits";
import type { MusicTrack } from "@goldmane/contracts/music/schema";
import { useEffect, useRef, useState } from "react";
import { openTab } from "#features/directory/outside/open-tab.ts";

/** Opens a track in a new tab; it counts as playing for a moment. */
export function useOpenedTrack() {
  const [openedId, setOpenedId] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    openedId,
    open: ({ id, url }: MusicTrack) => {
      openTab(url);
      setOpenedId(id);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setOpenedId(null), trackResetMs);
    },
  };
}
