import type { Mood, Shaper, Visual } from "@goldmane/contracts/assistant/limits";
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
    case "ocean":
      return say`Ocean`;
    case "garden":
      return say`Garden`;
    case "galaxy":
      return say`Galaxy`;
  }
}
