import type { Playback } from "@goldmane/contracts/playback/schema";
import type { Player } from "@goldmane/player/dom/player";
import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { ApiError } from "#platform/api.ts";
import { lastBitsPerSecond, savesData } from "#platform/device/bandwidth.ts";
import { currentFilm } from "#platform/playback/current-film.ts";
import { isShownBySystem } from "#ui/player-controls/fullscreen.ts";
import { createPlayer } from "./create-player.ts";
import { toSource } from "./playback-source.ts";
import { readPreferences } from "./preferences.ts";
import {
  beginShowing,
  findPreloadedPlayer,
  prefetchedBytes,
  adoptPreloadedPlayer,
} from "./prefetch.ts";
import { renewGrant } from "./queries.ts";
import type { LedShowing } from "./slots.ts";

/**
 * A player that plays a grant while the page is there, and gets a new one when it runs out. It
 * hears where the film is refused meanwhile.
 */
export function usePlayer(
  grant: Playback,
  onRefused: (refusal: ApiError) => void,
  led?: LedShowing,
): { player: Player; retry: () => void } {
  const [player] = useState(
    () => led?.createPlayer() ?? findShownPlayer() ?? findPreloadedPlayer(grant) ?? createPlayer(),
  );

  // Before the page is painted: what stands by plays in its first frame.
  useLayoutEffect(() => {
    if (player.preloadedManifestUrl === grant.manifestUrl) {
      adoptPreloadedPlayer(grant);
      player.play();
    } else load(player, grant);
    beginShowing(grant);
    const language = readPreferences().captionLanguage;
    const wanted = grant.captions.find((track) => track.language === language);
    if (wanted) player.setCaptionTrack(wanted.id);
    return () => player.unload();
  }, [player, grant]);

  const renew = (by: "viewer" | "player") => {
    renewGrant(grant.titleId, by).then(
      (fresh) => player.retry(toSource(fresh)),
      (error) => {
        if (error instanceof ApiError && error.status < 500) onRefused(error);
        // The old grant may still be good; if not, the player says so again.
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

/** The player of the film before, where the system shows its video: another video would not be shown. */
function findShownPlayer(): Player | null {
  const player = currentFilm.get()?.player;
  return player && isShownBySystem(player.video) ? player : null;
}

function load(player: Player, grant: Playback): void {
  player.load(toSource(grant), {
    startSeconds: grant.resumeSeconds,
    bitsPerSecond: lastBitsPerSecond(),
    prefetched: prefetchedBytes(grant.titleId),
    isSparing: savesData(),
  });
}
