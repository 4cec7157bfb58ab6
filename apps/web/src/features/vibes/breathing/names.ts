import { say } from "#platform/words/say.ts";
import type { BreathPhase, Breathing } from "./patterns.ts";

export function nameBreathing(breathing: Breathing): string {
  switch (breathing) {
    case "box":
      return say`Box breathing`;
    case "4-7-8":
      return "4-7-8";
    case "coherent":
      return say`Even breathing`;
    case "balloon":
      return say`Balloon breathing`;
  }
}

export function describeBreathing(breathing: Breathing): string {
  switch (breathing) {
    case "box":
      return say`Four seconds in, hold four, four out, hold four. Good before something hard.`;
    case "4-7-8":
      return say`In for four, hold for seven, out for eight. Good before sleep.`;
    case "coherent":
      return say`Slow and even, five and a half seconds each way. Good any time.`;
    case "balloon":
      return say`Fill your belly like a balloon, then let it out slowly.`;
  }
}

export function namePhase(phase: BreathPhase): string {
  switch (phase) {
    case "in":
      return say`Breathe in`;
    case "full":
    case "empty":
      return say`Hold`;
    case "out":
      return say`Breathe out`;
  }
}
