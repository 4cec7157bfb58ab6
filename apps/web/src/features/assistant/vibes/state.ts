import type { Mood, Shaper, Visual } from "@goldmane/contracts/assistant/limits";
import { assertNever } from "@goldmane/std/assert-never";

/** Mood, shapers and visual. */
export type Vibes = {
  mood: Mood | null;
  shaper: Shaper | null;
  visual: Visual;
  /** 0..1 */
  volume: number;
  isPlaying: boolean;
};

export type VibesEvent =
  | { type: "moodChosen"; mood: Mood }
  | { type: "shaperChosen"; shaper: Shaper }
  /** Set by Leo; null leaves a value unchanged. */
  | { type: "set"; mood: Mood | null; shaper: Shaper | null; visual: Visual | null }
  | { type: "visualChosen"; visual: Visual }
  | { type: "turned"; volume: number }
  | { type: "toggled" }
  | { type: "stopped" }
  | { type: "restored"; vibes: Vibes };

export const stillVibes: Vibes = {
  mood: null,
  shaper: null,
  visual: "aurora",
  volume: 0.7,
  isPlaying: false,
};

/** Choosing a mood plays it; pressing an active shaper removes it. */
export function nextVibes(vibes: Vibes, event: VibesEvent): Vibes {
  switch (event.type) {
    case "moodChosen":
      return event.mood === vibes.mood && vibes.isPlaying
        ? { ...vibes, isPlaying: false }
        : { ...vibes, mood: event.mood, isPlaying: true };
    case "shaperChosen":
      return {
        ...vibes,
        mood: vibes.mood ?? "calm",
        shaper: event.shaper === vibes.shaper ? null : event.shaper,
        isPlaying: true,
      };
    case "set":
      return {
        ...vibes,
        mood: event.mood ?? vibes.mood ?? "calm",
        shaper: event.shaper ?? vibes.shaper,
        visual: event.visual ?? vibes.visual,
        isPlaying: true,
      };
    case "visualChosen":
      return { ...vibes, visual: event.visual };
    case "turned":
      return { ...vibes, volume: Math.min(1, Math.max(0, event.volume)) };
    case "toggled":
      return { ...vibes, mood: vibes.mood ?? "calm", isPlaying: !vibes.isPlaying };
    case "stopped":
      return { ...vibes, isPlaying: false };
    case "restored":
      return event.vibes;
    default:
      return assertNever(event);
  }
}
