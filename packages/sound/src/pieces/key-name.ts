import { pitchClassName } from "#signal/pitch.ts";
import type { Piece } from "./piece.ts";

/** Whether the third above the tonic is major or minor. */
export function keyQuality({ mode }: Piece["key"]): "major" | "minor" {
  return mode === "major" || mode === "lydian" || mode === "mixolydian" ? "major" : "minor";
}

/** A key's usual name, such as "Bb major" or "F# minor". */
export function keyName(key: { tonic: number; mode: Piece["key"]["mode"] }): string {
  return `${pitchClassName(key.tonic)} ${keyQuality(key)}`;
}
