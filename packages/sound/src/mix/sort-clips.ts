import { blockSize } from "./block.ts";
import type { Clip } from "./clip.ts";

/** Indexes clips by the blocks in which they are audible, for a mixer's `clipsIn`. */
export function sortClips(clips: readonly Clip[]): (block: number) => readonly Clip[] {
  const byBlock = new Map<number, Clip[]>();
  for (const clip of clips) {
    const first = Math.max(0, Math.floor(clip.start / blockSize));
    const last = Math.floor((clip.start + clip.length - 1) / blockSize);
    for (let index = first; index <= last; index += 1) {
      const list = byBlock.get(index);
      if (list) list.push(clip);
      else byBlock.set(index, [clip]);
    }
  }
  return (block) => byBlock.get(block) ?? [];
}
