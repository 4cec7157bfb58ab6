import type { AudioSource, CaptionSource } from "#core/playback-source.ts";
import type { Join } from "#core/joins/join.ts";
import type { RungFacts } from "#core/quality/choose-rung.ts";
import type { Range } from "#core/time/ranges.ts";
import type { FailureKind } from "./player-failure.ts";
import type { EngineKind } from "./player-state.ts";

/** Everything that can happen to a player. */
export type PlayerEvent =
  | {
      type: "loaded";
      engine: EngineKind;
      joins: readonly Join[];
      startSeconds: number;
      captions: readonly CaptionSource[];
    }
  | { type: "joined"; joins: readonly Join[] }
  | { type: "engine-changed"; engine: EngineKind }
  | {
      type: "tracks-changed";
      rungs: readonly RungFacts[];
      rungChoice: string | null;
      rungPlaying: string | null;
      audioTracks: readonly Pick<AudioSource, "id" | "label" | "language">[];
      audioTrack: string | null;
    }
  | { type: "caption-chosen"; track: string | null }
  | { type: "captions-lost" }
  | { type: "unloaded" }
  | { type: "played" | "paused" | "blocked" | "ended" | "frame-shown" | "waited" | "moved-on" }
  | { type: "sought"; timeSeconds: number }
  | { type: "ticked"; timeSeconds: number; buffered: readonly Range[] }
  | { type: "duration-changed"; durationSeconds: number }
  | { type: "volume-changed"; volume: number; isMuted: boolean }
  | { type: "speed-changed"; speed: number }
  | { type: "failed"; kind: FailureKind; message: string };

/** An event of a video element whose clip begins later on the timeline. */
export function shiftEvent(event: PlayerEvent, bySeconds: number): PlayerEvent {
  if (bySeconds === 0) return event;
  if (event.type === "sought") return { ...event, timeSeconds: event.timeSeconds + bySeconds };
  if (event.type !== "ticked") return event;
  const buffered = event.buffered.map(({ start, end }) => ({
    start: start + bySeconds,
    end: end + bySeconds,
  }));
  return { ...event, timeSeconds: event.timeSeconds + bySeconds, buffered };
}
