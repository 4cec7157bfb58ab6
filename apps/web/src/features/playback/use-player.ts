import type { Playback } from "@goldmane/contracts/playback/schema";
import type { Player } from "@goldmane/player/dom/player";
import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { ApiError } from "#platform/api.ts";
import { lastBitsPerSecond, savesData } from "#platform/device/bandwidth.ts";
import { currentFilm } from "#platform/playback/current-film.ts";
import { toSource } from "#platform/playback/playback-source.ts";
import { isShownBySystem } from "#ui/player-controls/fullscreen.ts";
import { createPlayer } from "./create-player.ts";
import {
  beginShowing,
  findPreloadedPlayer,
  prefetchedBytes,
  adoptPreloadedPlayer,
} from "./prefetch.ts";
import { renewPlayback } from "./queries.ts";
import type { LedShowing } from "./slots.ts";

/**
 * A player that plays a playback while mounted, and gets a new one when it expires. Ends where the
 * film is refused meanwhile.
 */
export function usePlayer(
  playback: Playback,
  onRefused: (refusal: ApiError) => void,
  led?: LedShowing,
): { player: Player; retry: () => void } {
  const [player] = useState(
    () =>
      led?.createPlayer() ?? findShownPlayer() ?? findPreloadedPlayer(playback) ?? createPlayer(),
  );

  // Before the page is painted: a preloaded player shows its picture in the first frame.
  useLayoutEffect(() => {
    if (player.preloadedManifestUrl === playback.manifestUrl) {
      adoptPreloadedPlayer(playback);
      player.play();
    } else load(player, playback);
    beginShowing(playback);
    return () => player.unload();
  }, [player, playback]);

  const renew = (by: "viewer" | "player") => {
    renewPlayback(playback.titleId, by).then(
      (fresh) => player.retry(toSource(fresh)),
      (error) => {
        if (error instanceof ApiError && error.status < 500) onRefused(error);
        // The old playback may still be valid; if not, the player reports it again.
        else player.retry();
      },
    );
  };

  const renewExpired = useEffectEvent(() => renew("player"));
  useEffect(() => {
    let renewedAt = -Infinity;
    return player.subscribe(() => {
      const isExpired = player.state.failure?.kind === "expired";
      if (!isExpired || performance.now() - renewedAt < 30_000) return;
      renewedAt = performance.now();
      renewExpired();
    });
  }, [player]);

  return { player, retry: () => renew("viewer") };
}

/** Reuses the player that is in picture-in-picture: the system would not show another video. */
function findShownPlayer(): Player | null {
  const player = currentFilm.get()?.player;
  return player && isShownBySystem(player.video) ? player : null;
}

function load(player: Player, playback: Playback): void {
  player.load(toSource(playback), {
    startSeconds: playback.resumeSeconds,
    bitsPerSecond: lastBitsPerSecond(),
    prefetched: prefetchedBytes(playback.titleId),
    isLowData: savesData(),
  });
}
