import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PlayerEvent } from "./player-event.ts";
import { type PlayerState, idleState } from "./player-state.ts";
import { transition } from "./transition.ts";

const loaded: PlayerEvent = {
  type: "loaded",
  engine: "cmaf",
  joins: [],
  startSeconds: 12,
  captions: [{ id: "en", label: "English", language: "en", url: "/en.vtt" }],
};
const follow = (events: PlayerEvent[], from: PlayerState = idleState) =>
  events.reduce(transition, from);

describe("transition", () => {
  test("a film starts at the given position and waits for its first picture", () => {
    const state = follow([loaded]);
    expect(state).toMatchObject({
      phase: "starting",
      timeSeconds: 12,
      isWaiting: true,
      hasFrame: false,
    });
    expect(follow([{ type: "played" }, { type: "frame-shown" }], state)).toMatchObject({
      phase: "playing",
      isWaiting: false,
      hasFrame: true,
    });
  });

  test("nothing changes before a film is loaded or after it has failed", () => {
    expect(follow([{ type: "played" }])).toBe(idleState);
    const failed = follow([loaded, { type: "failed", kind: "network", message: "gone" }]);
    expect(follow([{ type: "played" }, { type: "ended" }], failed)).toBe(failed);
  });

  test("the end stays the end until the viewer seeks", () => {
    const ended = follow([loaded, { type: "played" }, { type: "ended" }, { type: "paused" }]);
    expect(ended.phase).toBe("ended");
    expect(transition(ended, { type: "sought", timeSeconds: 3 }).phase).toBe("paused");
  });

  test("volume, speed and captions carry over to the next film", () => {
    const state = follow([
      loaded,
      { type: "volume-changed", volume: 0.3, isMuted: true },
      { type: "speed-changed", speed: 1.5 },
      { type: "caption-chosen", track: "en" },
      { type: "unloaded" },
      loaded,
    ]);
    expect(state).toMatchObject({ volume: 0.3, isMuted: true, speed: 1.5, captionTrack: "en" });
  });

  test("blocked autoplay is no failure", () => {
    expect(follow([loaded, { type: "blocked" }])).toMatchObject({
      phase: "blocked",
      failure: null,
    });
  });

  test("a failure exists exactly while the phase says so", () => {
    const event: fc.Arbitrary<PlayerEvent> = fc.oneof(
      fc.constant(loaded),
      fc
        .constantFrom("played", "paused", "blocked", "ended", "frame-shown", "waited", "moved-on")
        .map((type): PlayerEvent => ({ type })),
      fc.constant<PlayerEvent>({ type: "failed", kind: "media", message: "x" }),
      fc.constant<PlayerEvent>({ type: "unloaded" }),
      fc.nat(90).map((timeSeconds): PlayerEvent => ({ type: "sought", timeSeconds })),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const { phase, failure } = follow(events);
        expect(failure !== null).toBe(phase === "failed");
      }),
    );
  });
});
