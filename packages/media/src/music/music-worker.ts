import { setPriority } from "node:os";
import { album } from "@goldmane/sound/album/album";
import { openPiece } from "@goldmane/sound/pieces/open-piece";
import { audioRate } from "#segment-layout.ts";
import { encodePiece } from "./encode-piece.ts";
import type { MusicAnswer, MusicTask } from "./music-task.ts";

/** Far below the process that answers requests, and below films that viewers wait for. */
const niceness = 15;

try {
  setPriority(niceness);
} catch {
  // Not every container allows it; the work is the same.
}

process.on("message", (task: MusicTask) => {
  void play(task).then((answer) => process.send?.(answer, () => process.exit()));
});
// The server has ended: exit, so that the encoder ends too.
process.on("disconnect", () => process.exit());

async function play({ id, format, tools }: MusicTask): Promise<MusicAnswer> {
  try {
    const piece = album.find((one) => one.id === id);
    if (!piece) return { error: `There is no piece ${id}` };
    const track = openPiece(piece, audioRate);
    return {
      bytes: await encodePiece(track, { format, tools }, new AbortController().signal),
    };
  } catch (error) {
    return { error: String(error) };
  }
}
