import { gainAt, type Envelope } from "#signal/envelope.ts";
import type { Bus } from "./clip.ts";

/** Reverb send level of each bus. */
export const sends: Record<Bus, number> = {
  near: 0.2,
  far: 0.42,
  effects: 0.2,
  ambience: 0.04,
  voices: 0.13,
};

/** Samples over which a bus gain is interpolated linearly. */
const step = 64;

/** Adds a bus to the dry mix and to the reverb send, under a gain envelope. */
export function addBus(
  from: Float32Array,
  dry: Float32Array,
  sent: Float32Array,
  options: { send: number; gain: Envelope; blockStart: number },
): void {
  for (let start = 0; start < from.length; start += step) {
    const gain = gainAt(options.gain, options.blockStart + start);
    const slope = (gainAt(options.gain, options.blockStart + start + step) - gain) / step;
    for (let i = 0; i < step; i += 1) {
      const sample = (from[start + i] ?? 0) * (gain + slope * i);
      dry[start + i] = (dry[start + i] ?? 0) + sample;
      sent[start + i] = (sent[start + i] ?? 0) + sample * options.send;
    }
  }
}
