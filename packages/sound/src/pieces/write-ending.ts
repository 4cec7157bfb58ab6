import { instrumentNamed } from "#instruments/orchestra.ts";
import { readChord } from "./chord-name.ts";
import { nearestPitch } from "#signal/pitch.ts";
import type { Note } from "#music/score.ts";
import { foldInto } from "#music/pitches.ts";
import type { FormLayout } from "./lay-out-form.ts";
import type { Layer, Piece } from "./piece.ts";

/** Seconds that the last chord is held. */
const held = { ring: 3.2, stop: 0.35, slow: 3.8, fade: 0 } as const;

/** The final tonic chord after the last bar. */
export function writeEnding({ key, ending }: Piece, layer: Layer, { bars }: FormLayout): Note[] {
  const last = bars.at(-1);
  if (ending === "fade" || !last || layer.kind === "drums" || layer.kind === "riff") return [];
  const start = last.times.at(-1) ?? 0;
  const home = readChord(
    key.mode === "major" || key.mode === "mixolydian" || key.mode === "lydian" ? "I" : "i",
  );
  const { range } = instrumentNamed(layer.player);
  const note = (pitch: number, velocity: number, place = 0): Note => ({
    part: layer.kind === "bass" ? "bass" : layer.kind === "tune" ? "melody" : "figure",
    instrument: layer.player,
    start: start + place * (layer.kind === "chords" ? (layer.strum ?? 0.012) : 0),
    seconds: held[ending],
    pitch: foldInto(pitch, range[0], range[1]),
    velocity,
    from: null,
    bar: last.index,
  });
  switch (layer.kind) {
    case "bass":
      return [note(nearestPitch(key.tonic, 38 + 12 * (layer.octave ?? 0)), 0.85)];
    case "tune":
      return [note(nearestPitch(key.tonic, layer.center), 0.7)];
    case "chords":
      return home.tones.map((tone, place) =>
        note(nearestPitch(key.tonic, 57) + tone + 12 * (layer.octave ?? 0), 0.55, place),
      );
  }
}
