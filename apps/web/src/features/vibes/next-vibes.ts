import type {
  Mood,
  NatureMix,
  NatureSound,
  Shaper,
  Visual,
} from "@goldmane/contracts/vibes/limits";
import { assertNever } from "@goldmane/std/assert-never";

/** What VIBES plays and shows. */
export type Vibes = {
  /** Null for nature sounds alone. */
  mood: Mood | null;
  shaper: Shaper | null;
  /** Decides every note; the same seed is the same music. */
  seed: number;
  nature: NatureMix;
  visual: Visual;
  /** 0..1 */
  volume: number;
  isPlaying: boolean;
};

export type VibesEvent =
  /** Playing the mood that plays already pauses it. */
  | { type: "moodChosen"; mood: Mood }
  | { type: "moodRemoved" }
  | { type: "shaperChosen"; shaper: Shaper }
  /** Other notes in the same mood. */
  | { type: "varied" }
  /** A level of 0 removes the sound. */
  | { type: "natureTurned"; sound: NatureSound; level: number }
  | { type: "mixChosen"; mix: NatureMix }
  /** Set by Leo or a link; null leaves a value unchanged. */
  | {
      type: "set";
      mood: Mood | null;
      shaper: Shaper | null;
      visual: Visual | null;
      nature: NatureMix | null;
    }
  | { type: "opened"; session: Session }
  | { type: "visualChosen"; visual: Visual }
  | { type: "turned"; volume: number }
  | { type: "toggled" }
  | { type: "stopped" }
  | { type: "restored"; vibes: Vibes };

/** Everything that is needed to play exactly this. */
export type Session = Pick<Vibes, "mood" | "shaper" | "seed" | "nature" | "visual">;

export const stillVibes: Vibes = {
  mood: null,
  shaper: null,
  seed: 1,
  nature: {},
  visual: "aurora",
  volume: 0.7,
  isPlaying: false,
};

/** `seed` is used where an event begins other music. */
export function nextVibes(vibes: Vibes, event: VibesEvent, seed: number): Vibes {
  switch (event.type) {
    case "moodChosen":
      return event.mood === vibes.mood && vibes.isPlaying
        ? { ...vibes, isPlaying: false }
        : begin({ ...vibes, mood: event.mood }, vibes, seed);
    case "moodRemoved":
      return { ...vibes, mood: null, shaper: null, isPlaying: vibes.isPlaying && hasNature(vibes) };
    case "shaperChosen":
      return begin(
        {
          ...vibes,
          mood: vibes.mood ?? "calm",
          shaper: event.shaper === vibes.shaper ? null : event.shaper,
        },
        vibes,
        seed,
      );
    case "varied":
      return { ...vibes, mood: vibes.mood ?? "calm", seed, isPlaying: true };
    case "natureTurned":
      return withNature(vibes, setLevel(vibes.nature, event.sound, event.level));
    case "mixChosen":
      return withNature(vibes, event.mix);
    case "set": {
      // Nature sounds alone come without music.
      const mood = event.mood ?? vibes.mood ?? (event.nature ? null : "calm");
      return begin(
        {
          ...vibes,
          mood,
          shaper: mood && (event.shaper ?? vibes.shaper),
          visual: event.visual ?? vibes.visual,
          nature: event.nature ?? vibes.nature,
        },
        vibes,
        seed,
      );
    }
    case "opened":
      return { ...vibes, ...event.session, isPlaying: false };
    case "visualChosen":
      return { ...vibes, visual: event.visual };
    case "turned":
      return { ...vibes, volume: Math.min(1, Math.max(0, event.volume)) };
    case "toggled":
      return {
        ...vibes,
        mood: vibes.mood ?? (hasNature(vibes) ? null : "calm"),
        isPlaying: !vibes.isPlaying,
      };
    case "stopped":
      return { ...vibes, isPlaying: false };
    case "restored":
      return event.vibes;
    default:
      return assertNever(event);
  }
}

function hasNature({ nature }: Pick<Vibes, "nature">): boolean {
  return Object.keys(nature).length > 0;
}

/** Plays; other music than before gets notes of its own. */
function begin(next: Vibes, before: Vibes, seed: number): Vibes {
  const isSame = next.mood === before.mood && next.shaper === before.shaper;
  return { ...next, seed: isSame ? before.seed : seed, isPlaying: true };
}

/** A sound that is turned up plays; when the last of them is turned off without music, nothing does. */
function withNature(vibes: Vibes, nature: NatureMix): Vibes {
  const next = { ...vibes, nature };
  if (hasNature(next)) return { ...next, isPlaying: true };
  return { ...next, isPlaying: vibes.isPlaying && vibes.mood !== null };
}

function setLevel(mix: NatureMix, sound: NatureSound, level: number): NatureMix {
  const { [sound]: _, ...others } = mix;
  const whole = Math.round(Math.min(100, Math.max(0, level)));
  return whole === 0 ? others : { ...others, [sound]: whole };
}
