import type { Mood, NatureSound, Shaper, Visual } from "@goldmane/contracts/vibes/limits";
import { say } from "#platform/words/say.ts";

export function nameMood(mood: Mood): string {
  switch (mood) {
    case "calm":
      return say`Calm`;
    case "energized":
      return say`Energized`;
    case "focused":
      return say`Focused`;
    case "inspired":
      return say`Inspired`;
    case "reflective":
      return say`Reflective`;
    case "euphoric":
      return say`Euphoric`;
  }
}

export function nameShaper(shaper: Shaper): string {
  switch (shaper) {
    case "lo-fi":
      return say`Lo-Fi`;
    case "nature":
      return say`Nature`;
    case "cinematic":
      return say`Cinematic`;
    case "zen-flute":
      return say`Zen Flute`;
  }
}

export function nameVisual(visual: Visual): string {
  switch (visual) {
    case "aurora":
      return say`Aurora`;
    case "deep-ocean":
      return say`Deep Ocean`;
    case "nebula":
      return say`Nebula`;
    case "lantern-garden":
      return say`Lantern Garden`;
  }
}

export function nameNature(sound: NatureSound): string {
  switch (sound) {
    case "rain":
      return say`Rain`;
    case "waves":
      return say`Waves`;
    case "wind":
      return say`Wind`;
    case "fire":
      return say`Campfire`;
    case "birds":
      return say`Birds`;
    case "crickets":
      return say`Crickets`;
    case "stream":
      return say`Stream`;
    case "thunder":
      return say`Thunder`;
    case "cafe":
      return say`Café`;
    case "train":
      return say`Train`;
  }
}
