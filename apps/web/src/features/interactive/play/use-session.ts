import { type Script, openScript } from "@goldmane/branching/script";
import type { InteractivePlayback } from "@goldmane/contracts/interactive/playback";
import type { InteractiveDetail } from "@goldmane/contracts/interactive/schema";
import type { Player } from "@goldmane/player/dom/player";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { BedPlayer } from "#features/interactive/bed/bed-player.ts";
import { bedNameAt } from "#features/interactive/bed/bed-name-at.ts";
import type { PrefetchClip } from "#features/interactive/session/candidates.ts";
import { prefetchClip } from "#features/interactive/session/prefetch-clip.ts";
import {
  InteractiveSession,
  type SessionState,
  type StartAt,
} from "#features/interactive/session/session.ts";

type Running = { session: InteractiveSession; state: SessionState; script: Script };

/** Plays an interactive film in a player while mounted, with the music under it. */
export function useSession(
  player: Player,
  film: InteractiveDetail,
  { playback, start }: { playback: InteractivePlayback; start: StartAt },
): Running | null {
  const script = useMemo(() => openScript(film.script), [film.script]);
  const [session, setSession] = useState<InteractiveSession | null>(null);
  const [first] = useState(start);
  useEffect(() => {
    const sourceOf = (clip: string) => {
      const media = playback.clips[clip];
      if (!media) throw new RangeError(`The film has no clip ${clip}.`);
      return media;
    };
    const prefetch: PrefetchClip = (source, signal) =>
      prefetchClip(source, { audioTrack: player.state.audioTrack, signal });
    const own = new InteractiveSession({ player, script, sourceOf, prefetch }, first);
    const bed = new BedPlayer(player, (entry) => {
      const name = bedNameAt(script, entry, (clip) => playback.clips[clip]?.bed ?? null);
      return name === null ? null : (playback.beds[name] ?? null);
    });
    // The session exists as long as the effect does.
    // oxlint-disable-next-line react-hooks-js/set-state-in-effect
    setSession(own);
    return () => {
      own.close();
      bed.close();
      player.unload();
    };
  }, [player, playback, script, first]);
  const state = useSyncExternalStore(
    (notify) => session?.state.subscribe(notify) ?? (() => undefined),
    () => session?.state.get() ?? null,
  );
  return session && state ? { session, state, script } : null;
}
