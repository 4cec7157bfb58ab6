import { pitchClassName } from "#signal/pitch.ts";
import type { Piece } from "./piece.ts";

/** Whether the third above the tonic is great or small: what a key is called by. */
export function keyQuality({ mode }: Piece["key"]): "major" | "minor" {
  return mode === "major" || mode === "lydian" || mode === "mixolydian" ? "major" : "minor";
}

/** "Bb major", "F# minor": what a singer asks for. */
export function keyName(key: { tonic: number; mode: Piece["key"]["mode"] }): string {
  return `${pitchClassName(key.tonic)} ${keyQuality(key)}`;
}
