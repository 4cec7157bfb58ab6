import type { MedleyEvent } from "@goldmane/games/leos-arcade/medley-state";
import type { RoundEvent } from "@goldmane/games/leos-arcade/round";
import type { SoundBoard } from "#features/games/host/sound/open-sound-board.ts";
import type { SoundEffect } from "#features/games/host/sound/sound-effect.ts";
import { say } from "#platform/words/say.ts";

const effects: Record<RoundEvent, SoundEffect> = {
  good: { wave: "triangle", frequency: 880, jump: { after: 0.06, by: 440 }, release: 0.18 },
  bad: { wave: "saw", frequency: 190, slide: -260, release: 0.24, volume: 0.35 },
  move: { wave: "sine", frequency: 520, release: 0.05, volume: 0.2 },
  jump: { wave: "square", frequency: 260, slide: 900, release: 0.16, volume: 0.25 },
  drop: { wave: "triangle", frequency: 240, slide: -500, release: 0.14, noise: 0.25 },
  shoot: { wave: "square", frequency: 340, slide: 1200, release: 0.14, volume: 0.25 },
  show: { wave: "sine", frequency: 700, slide: 300, release: 0.12, volume: 0.4 },
  pump: { wave: "noise", frequency: 300, attack: 0.03, release: 0.12, volume: 0.3 },
  warn: {
    wave: "sine",
    frequency: 330,
    vibrato: { depth: 30, rate: 14 },
    hold: 0.08,
    release: 0.2,
    volume: 0.35,
  },
  wake: {
    wave: "square",
    frequency: 150,
    slide: 200,
    hold: 0.1,
    release: 0.25,
    volume: 0.35,
    subtitle: () => say`The bear wakes up`,
  },
};

const chime: SoundEffect = { wave: "triangle", frequency: 523, hold: 0.05, release: 0.3 };
const sigh: SoundEffect = { wave: "sine", frequency: 392, hold: 0.06, release: 0.3 };

/** Jingles: an effect, and its notes as semitones above it, played one after the other. */
const jingles: Record<
  MedleyEvent,
  { effect: SoundEffect; notes: readonly number[]; apartMs: number }
> = {
  hint: { effect: chime, notes: [7, 12], apartMs: 90 },
  start: { effect: chime, notes: [12], apartMs: 0 },
  won: {
    effect: { ...chime, subtitle: () => say`A cheerful jingle` },
    notes: [0, 4, 7, 12],
    apartMs: 85,
  },
  lost: {
    effect: { ...sigh, subtitle: () => say`A sad jingle` },
    notes: [3, 2, 1, -4],
    apartMs: 120,
  },
  faster: { effect: chime, notes: [0, 2, 4, 5, 7, 9, 11, 12], apartMs: 50 },
  pass: { effect: chime, notes: [0, 7], apartMs: 140 },
  end: { effect: chime, notes: [0, 4, 7, 12, 7, 12, 16], apartMs: 130 },
};

export function playRoundEvent(sounds: SoundBoard, event: RoundEvent, pitch = 1): void {
  sounds.play(effects[event], { pitch });
}

/** Plays a jingle; only its first note has a subtitle. */
export function playJingle(
  sounds: SoundBoard,
  event: MedleyEvent,
  after: (ms: number, play: () => void) => void,
): void {
  const { effect, notes, apartMs } = jingles[event];
  const { subtitle: _, ...plain } = effect;
  for (const [at, note] of notes.entries()) {
    const pitch = 2 ** (note / 12);
    if (at === 0) sounds.play(effect, { pitch });
    else after(at * apartMs, () => sounds.play(plain, { pitch }));
  }
}
