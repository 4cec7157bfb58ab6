import { blockSize } from "./block.ts";
import type { Mixer } from "./mixer.ts";

/**
 * Renders any stretch of a mix from its blocks; silent beyond `sampleCount`.
 * @throws RangeError when `from` or `count` is negative or not an integer.
 */
export function renderStretch(mixer: Mixer, from: number, count: number, sampleCount: number) {
  if (!Number.isInteger(from) || !Number.isInteger(count) || from < 0 || count < 0) {
    throw new RangeError(`Cannot render ${count} samples from ${from}.`);
  }
  const left = new Float32Array(count);
  const right = new Float32Array(count);
  const end = Math.min(from + count, sampleCount);
  for (let index = Math.floor(from / blockSize); index * blockSize < end; index += 1) {
    const block = mixer.block(index);
    const first = Math.max(from, index * blockSize);
    const last = Math.min(end, (index + 1) * blockSize);
    const offset = index * blockSize;
    left.set(block.left.subarray(first - offset, last - offset), first - from);
    right.set(block.right.subarray(first - offset, last - offset), first - from);
  }
  return { left, right };
}
