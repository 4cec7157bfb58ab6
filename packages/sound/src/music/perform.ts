import { randomAt } from "@goldmane/std/seeded-random";
import type { Sustained, MixSettings, Struck, SoloLine } from "#instruments/instrument.ts";
import { instrumentNamed } from "#instruments/orchestra.ts";
import { placed, type Clip } from "#mix/clip.ts";
import { dbToGain } from "#signal/db-to-gain.ts";
import { holdThenRelease, type Envelope } from "#signal/envelope.ts";
import { loopSize } from "#signal/spectral-loop.ts";
import { panOf } from "./panning.ts";
import type { Note, Part } from "./score.ts";

export type Stage = { sampleRate: number; sampleCount: number; seed: number };

/** A clip and the index of its bar. */
export type PlayedClip = { clip: Clip; bar: number };

/** Gain of the parts relative to each other, in dB. */
const partLevels: Record<Part, number> = {
  melody: 0,
  double: -7,
  counter: -7,
  pad: -11,
  wash: -12,
  figure: -6,
  bass: -3.5,
  sparkle: -10,
  drums: -3,
  marks: -3,
};

/** Turns notes into clips: humanized timing and velocity, pan position, envelope. */
export function performNotes(notes: readonly Note[], stage: Stage): PlayedClip[] {
  return notes.flatMap((note, index) => {
    const touch = 1 + 0.14 * (randomAt(stage.seed ^ 0x70c4, index) - 0.5);
    const loose = note.part === "drums" ? 0.006 : note.part === "marks" ? 0 : 0.016;
    const shift = loose * (randomAt(stage.seed ^ 0x71fe, index) - 0.5);
    const start = Math.max(0, Math.round((note.start + shift) * stage.sampleRate));
    const left = stage.sampleCount - start;
    if (left <= stage.sampleRate * 0.02) return [];
    const velocity = Math.min(1, Math.max(0.02, note.velocity * touch));
    const clips = clipsOf({ ...note, velocity }, start, left, stage);
    return clips.map((clip) => ({ clip, bar: note.bar }));
  });
}

function clipsOf(note: Note, start: number, left: number, stage: Stage): Clip[] {
  const player = instrumentNamed(note.instrument);
  const level = dbToGain(player.level + partLevels[note.part]) * note.velocity ** 1.15;
  const place = placed(level, panOf(note));
  const common = { bus: player.bus, start, ...place };
  switch (player.kind) {
    case "struck":
      return [struckClip(note, player, common, left, stage)];
    case "held":
      return heldClips(note, player, common, left, stage);
    case "sung":
      return [sungClip(note, player, common, left, stage)];
    default:
      return [];
  }
}

type Common = Pick<Clip, "bus" | "start" | "left" | "right">;

function struckClip(
  note: Note,
  player: Struck & MixSettings,
  common: Common,
  left: number,
  stage: Stage,
): Clip {
  const { sampleRate } = stage;
  const hard = note.velocity > 0.62;
  const ringing = Math.round(Math.max(player.decay(note.pitch) * 1.8, 0.4) * sampleRate) + 1;
  const envelope: Envelope =
    player.release === null
      ? { at: [0], value: [1] }
      : holdThenRelease(1, note.seconds * sampleRate, player.release * sampleRate);
  const sounding = player.release === null ? ringing : Math.min(ringing, lengthOf(envelope));
  return {
    ...common,
    source: {
      key: `${note.instrument}/${note.pitch}/${hard ? "hard" : "soft"}/${sampleRate}`,
      make: () => player.make(note.pitch, hard, sampleRate),
      loop: null,
    },
    length: Math.min(left, Math.max(sounding, 1)),
    envelope,
    decay: player.decay(note.pitch),
  };
}

function heldClips(
  note: Note,
  player: Sustained & MixSettings,
  common: Common,
  left: number,
  stage: Stage,
): Clip[] {
  const { sampleRate } = stage;
  const key = `${note.instrument}/${note.pitch}/${sampleRate}`;
  const make = () => player.make(note.pitch, sampleRate);
  const where = Math.floor(loopSize * randomAt(stage.seed ^ 0x100b, common.start));
  const loop = { size: loopSize, left: where, right: where + loopSize / 2 };
  const clip = (from: number, envelope: Envelope): Clip => ({
    ...common,
    source: { key, make, loop: { ...loop, from } },
    length: Math.min(left, lengthOf(envelope)),
    envelope,
    decay: Number.POSITIVE_INFINITY,
  });
  const body = swell(player, note.seconds, sampleRate);
  const bright = player.edge * (0.25 + 0.75 * note.velocity);
  const edge = delayed(body, player.edgeDelay * sampleRate, bright);
  return [clip(0, body), clip(loopSize, edge)];
}

/** Attack by the instrument (shorter for short notes), sustain, and overlap with the next note. */
function swell(player: Sustained, seconds: number, sampleRate: number): Envelope {
  const attack = Math.min(player.attack, Math.max(0.012, seconds * 0.5));
  const release = Math.min(player.release, Math.max(0.08, seconds * 0.9));
  return holdThenRelease(attack * sampleRate, seconds * sampleRate, release * sampleRate);
}

function delayed(envelope: Envelope, by: number, gain: number): Envelope {
  const [zero = 0, top = 1, ...rest] = envelope.at;
  const later = Math.min(top + Math.round(by), (rest[0] ?? top + 2) - 1);
  return {
    at: [zero, Math.max(later, 1), ...rest],
    value: envelope.value.map((value) => value * gain),
  };
}

function sungClip(
  note: Note,
  player: SoloLine & MixSettings,
  common: Common,
  left: number,
  stage: Stage,
): Clip {
  const { sampleRate } = stage;
  // Rounding lengths to 10 ms and velocities to eight steps lets repeated notes share samples.
  const seconds = Math.max(0.04, Math.round(note.seconds * 100) / 100);
  const velocity = Math.round(note.velocity * 8) / 8;
  const seed = Math.floor(randomAt(stage.seed ^ 0x3a7e, common.start) * 3);
  return {
    ...common,
    source: {
      key: `${note.instrument}/${note.pitch}/${seconds}/${velocity}/${note.from}/${seed}/${sampleRate}`,
      make: () =>
        player.make({ pitch: note.pitch, seconds, velocity, from: note.from, seed }, sampleRate),
      loop: null,
    },
    length: Math.min(left, Math.ceil((seconds + player.release) * sampleRate)),
    envelope: { at: [0], value: [1] },
    decay: Number.POSITIVE_INFINITY,
  };
}

function lengthOf(envelope: Envelope): number {
  return (envelope.at.at(-1) ?? 0) + 1;
}
