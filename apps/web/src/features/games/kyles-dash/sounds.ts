import type { SoundEffect } from "#features/games/host/sound/sound-effect.ts";
import type { Tune } from "#features/games/host/sound/tune.ts";
import { say } from "#platform/words/say.ts";

const soft = { wave: "triangle", volume: 0.4 } as const;

export const sounds = {
  jump: { ...soft, frequency: 300, slide: 900, hold: 0.05, release: 0.14 },
  secondJump: { ...soft, frequency: 480, slide: 1100, hold: 0.05, release: 0.16 },
  land: { wave: "noise", frequency: 200, release: 0.07, volume: 0.12 },
  slide: { wave: "noise", frequency: 200, attack: 0.02, hold: 0.08, release: 0.18, volume: 0.14 },
  coin: {
    wave: "sine",
    frequency: 988,
    jump: { after: 0.06, by: 331 },
    hold: 0.07,
    release: 0.2,
    volume: 0.32,
  },
  knock: {
    wave: "saw",
    frequency: 190,
    slide: -260,
    noise: 0.35,
    hold: 0.06,
    release: 0.28,
    volume: 0.4,
    subtitle: () => say`Bump!`,
  },
  fall: {
    ...soft,
    frequency: 520,
    slide: -700,
    hold: 0.2,
    release: 0.35,
    subtitle: () => say`Whoops, a hole!`,
  },
  bubble: {
    wave: "sine",
    frequency: 330,
    slide: 420,
    vibrato: { depth: 30, rate: 9 },
    release: 0.5,
  },
  pop: { wave: "sine", frequency: 700, slide: -1800, noise: 0.2, release: 0.12 },
  gift: {
    wave: "triangle",
    frequency: 523,
    jump: { after: 0.1, by: 261 },
    hold: 0.16,
    release: 0.4,
    subtitle: () => say`A present!`,
  },
  bounce: {
    wave: "sine",
    frequency: 210,
    slide: 1300,
    vibrato: { depth: 40, rate: 14 },
    release: 0.34,
    subtitle: () => say`Boing!`,
  },
  level: {
    wave: "triangle",
    frequency: 523,
    jump: { after: 0.14, by: 523 },
    hold: 0.3,
    release: 0.7,
    subtitle: () => say`A new level!`,
  },
  mission: {
    wave: "sine",
    frequency: 659,
    jump: { after: 0.12, by: 396 },
    hold: 0.2,
    release: 0.6,
    subtitle: () => say`Mission done!`,
  },
  end: {
    wave: "triangle",
    frequency: 440,
    slide: -260,
    hold: 0.25,
    release: 0.7,
    subtitle: () => say`The run is over`,
  },
} satisfies Record<string, SoundEffect>;

export const tune: Tune = {
  beatsPerMinute: 138,
  stepsPerBeat: 2,
  parts: [
    {
      voice: "lead",
      volume: 0.34,
      notes:
        "G4 - A4 B4 D5 - B4 - A4 G4 A4 - E4 - - . G4 - A4 B4 D5 - E5 - D5 B4 A4 - G4 - - . " +
        "C5 - E5 D5 C5 - A4 - B4 - D5 B4 G4 - - . A4 - B4 C5 B4 A4 G4 A4 D4 - F#4 A4 G4 - - .",
    },
    {
      voice: "bass",
      volume: 0.5,
      notes:
        "G2 . D3 . G2 . D3 . C3 . G2 . C3 . E3 . G2 . D3 . G2 . D3 . D3 . A2 . G2 . D3 . " +
        "C3 . G2 . C3 . E3 . G2 . D3 . G2 . B2 . A2 . E3 . A2 . C3 . D3 . A2 . G2 . D3 .",
    },
    {
      voice: "pad",
      volume: 0.12,
      notes: "B3 - - - - - - - E4 - - - - - - - B3 - - - - - - - A3 - - - B3 - - -",
    },
    { voice: "drums", volume: 0.34, notes: "k h s h k h s h k k s h k h s s" },
  ],
};
