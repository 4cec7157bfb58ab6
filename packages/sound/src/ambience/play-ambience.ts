import { placed, type Clip } from "#mix/clip.ts";
import type { AmbienceCue } from "#score/cue-sheet.ts";
import type { AmbienceBed } from "#score/vocabulary.ts";
import type { Envelope } from "#signal/envelope.ts";
import type { AirLayer, Bed } from "./bed.ts";
import { birds, night, rain, snow, waves, wind } from "./nature.ts";
import { cave, city, engineRoom, room, space } from "./places.ts";
import { airSource, bedGain, grainClips, type NamedBed, swayAt } from "./play-bed.ts";

const beds: Record<AmbienceBed, Bed> = {
  birds,
  night,
  wind,
  rain,
  waves,
  city,
  cave,
  space,
  engine: engineRoom,
  snow,
  room,
};

/** Consecutive beds cross-fade over this many seconds. */
const crossSeconds = 1.2;

type Film = { sampleRate: number; sampleCount: number; seed: number; isClip?: boolean };

export function playAmbiences(cues: readonly AmbienceCue[], film: Film): Clip[] {
  return cues.flatMap((cue, index) => {
    const named = { name: cue.bed, bed: beds[cue.bed] };
    return [
      ...airClips(named, cue, film, index),
      ...named.bed.grains.flatMap((grain) => grainClips(named, grain, cue, film)),
    ];
  });
}

function airClips(named: NamedBed, cue: AmbienceCue, film: Film, index: number): Clip[] {
  const { sampleRate } = film;
  const start = Math.round(Math.max(0, cue.start - crossSeconds / 2) * sampleRate);
  const end = Math.min(film.sampleCount, Math.round((cue.end + crossSeconds / 2) * sampleRate));
  if (end <= start) return [];
  return named.bed.air.map((layer, which) => {
    const seconds = (end - start) / sampleRate;
    const faded = swayed(layer, seconds, film.seed + which * 31 + index, {
      sampleRate,
      // The mix of a clip has fades of its own, which are shorter.
      fadesIn: !film.isClip || start > 0,
      fadesOut: !film.isClip || end < film.sampleCount,
    });
    return {
      bus: "ambience" as const,
      source: airSource(named, which, sampleRate),
      start,
      length: end - start,
      ...placed(bedGain(named, cue.gain), 0),
      envelope: faded,
      decay: Number.POSITIVE_INFINITY,
    };
  });
}

type Fades = { sampleRate: number; fadesIn: boolean; fadesOut: boolean };

/** The layer's gain envelope: fades at its ends and a slow swell in between. */
function swayed(
  layer: AirLayer,
  seconds: number,
  seed: number,
  { sampleRate, fadesIn, fadesOut }: Fades,
): Envelope {
  const envelope: Envelope = { at: [], value: [] };
  const step = 0.15;
  for (let t = 0; t <= seconds; t += step) {
    const begun = fadesIn ? t / crossSeconds : 1;
    const left = fadesOut ? Math.max(0, seconds - t) / crossSeconds : 1;
    const fade = Math.min(1, begun, left);
    envelope.at.push(Math.round(t * sampleRate));
    envelope.value.push(fade * swayAt(layer, seed, t));
  }
  return envelope;
}
