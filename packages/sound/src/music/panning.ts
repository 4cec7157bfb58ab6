import type { InstrumentName } from "#instruments/orchestra.ts";
import type { Note } from "./score.ts";

/** Pan positions: -1 left .. 1 right. Pads and washes are stereo by themselves. */
const pans: Partial<Record<InstrumentName, number>> = {
  shaker: 0.42,
  hat: 0.3,
  tambourine: -0.38,
  woodblock: -0.45,
  snare: 0.08,
  brush: 0.15,
  "frame-drum": -0.12,
  taiko: 0,
  flute: -0.18,
  clarinet: 0.16,
  fiddle: -0.22,
  whistle: 0.12,
  horn: 0.2,
  trumpet: 0.1,
  cello: 0.26,
  guitar: 0.3,
  marimba: 0.35,
  vibraphone: -0.28,
};

export function panOf(note: Note): number {
  if (note.part === "bass" || note.part === "pad" || note.part === "wash") return 0;
  const pan = pans[note.instrument] ?? 0;
  if (note.part === "melody") return pan * 0.5;
  if (note.part === "sparkle") return Math.sin(note.pitch * 2.4 + note.start) * 0.6;
  // Keyboards and harps spread their notes over the stereo field by pitch.
  if (note.part === "figure" || note.part === "marks") return pan + (note.pitch - 64) / 60;
  return pan;
}
