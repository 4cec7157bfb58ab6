import type { EventName } from "@goldmane/games/adventure-quest/play/events";
import type { SoundEffect } from "#features/games/host/sound/sound-effect.ts";
import { say } from "#platform/words/say.ts";

/** A sound for what happens in the rules. */
export const effects: Partial<Record<EventName, SoundEffect>> = {
  swing: { wave: "noise", frequency: 900, release: 0.12, slide: 2000, volume: 0.25 },
  tickle: { wave: "triangle", frequency: 620, release: 0.1, vibrato: { depth: 90, rate: 22 } },
  giggle: { wave: "sine", frequency: 700, hold: 0.06, release: 0.2, vibrato: { depth: 160, rate: 14 }, subtitle: () => say`Giggling` },
  ouch: { wave: "saw", frequency: 260, release: 0.22, slide: -500, volume: 0.4, subtitle: () => say`Ouch!` },
  faint: { wave: "triangle", frequency: 420, hold: 0.2, release: 0.7, slide: -320 },
  gem: { wave: "sine", frequency: 980, release: 0.16, jump: { after: 0.05, by: 420 } },
  heart: { wave: "sine", frequency: 520, release: 0.25, jump: { after: 0.08, by: 260 } },
  unlock: { wave: "square", frequency: 190, release: 0.22, jump: { after: 0.09, by: 190 }, volume: 0.35, subtitle: () => say`A lock opens` },
  solved: { wave: "triangle", frequency: 523, hold: 0.1, release: 0.5, jump: { after: 0.12, by: 261 }, subtitle: () => say`Something opened` },
  push: { wave: "noise", frequency: 180, release: 0.16, volume: 0.4 },
  plate: { wave: "square", frequency: 150, release: 0.14, jump: { after: 0.05, by: 90 }, volume: 0.4 },
  smash: { wave: "noise", frequency: 320, hold: 0.05, release: 0.35, slide: -300, volume: 0.6, subtitle: () => say`A rock breaks` },
  light: { wave: "noise", frequency: 600, release: 0.4, slide: 500, volume: 0.35 },
  tune: { wave: "sine", frequency: 660, hold: 0.25, release: 0.4, jump: { after: 0.16, by: 220 }, vibrato: { depth: 10, rate: 7 }, subtitle: () => say`A flute plays` },
  catch: { wave: "sine", frequency: 440, release: 0.25, slide: 900 },
  pull: { wave: "saw", frequency: 110, hold: 0.1, release: 0.3, slide: 220, volume: 0.3 },
  splash: { wave: "noise", frequency: 500, release: 0.45, slide: -400, volume: 0.5, subtitle: () => say`Splash` },
  fly: { wave: "noise", frequency: 700, release: 0.3, slide: 1400, volume: 0.3 },
  land: { wave: "noise", frequency: 160, release: 0.12, volume: 0.4 },
  reflect: { wave: "square", frequency: 820, release: 0.1, volume: 0.3 },
  shoot: { wave: "sine", frequency: 300, release: 0.16, slide: -700 },
  found: { wave: "triangle", frequency: 523, hold: 0.22, release: 0.7, jump: { after: 0.2, by: 523 }, subtitle: () => say`A find!` },
  talk: { wave: "sine", frequency: 380, release: 0.14, vibrato: { depth: 50, rate: 16 } },
  choose: { wave: "sine", frequency: 640, release: 0.07, volume: 0.35 },
  wrong: { wave: "triangle", frequency: 240, release: 0.25, slide: -160 },
  right: { wave: "triangle", frequency: 660, hold: 0.1, release: 0.4, jump: { after: 0.1, by: 330 } },
  need: { wave: "sine", frequency: 300, release: 0.16, jump: { after: 0.07, by: -60 } },
  warn: { wave: "saw", frequency: 140, hold: 0.1, release: 0.35, slide: 120, volume: 0.35, subtitle: () => say`Watch the floor!` },
  dizzy: { wave: "sine", frequency: 560, hold: 0.2, release: 0.4, vibrato: { depth: 80, rate: 9 }, subtitle: () => say`Now tickle!` },
  "boss-hit": { wave: "triangle", frequency: 480, release: 0.3, vibrato: { depth: 140, rate: 18 } },
  "boss-won": { wave: "triangle", frequency: 392, hold: 0.4, release: 1, jump: { after: 0.3, by: 392 }, subtitle: () => say`Hooray!` },
  rest: { wave: "sine", frequency: 440, hold: 0.1, release: 0.4, jump: { after: 0.12, by: 220 } },
};
export const strikeEffect: SoundEffect = { wave: "noise", frequency: 240, hold: 0.05, release: 0.3, volume: 0.3 };
