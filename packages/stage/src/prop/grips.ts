import type { PropKind } from "#story/vocabulary.ts";

/** Extent of a prop from its grip, in stage units; up is negative. */
export type Load = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Held by a stem, string or ring that the hand must touch. */
  byStem: boolean;
};

/**
 * Extent of a prop of size 1 from the middle of its foot, and the height of its grip.
 * For a prop held by a stem, the last number is the height at which it gets wide.
 */
type Shape = readonly [left: number, right: number, top: number, grip: number, wideFrom?: number];

/** Gripped at the ring, handle, stem or string; otherwise around the middle. */
const shapes: Record<PropKind, Shape> = {
  lantern: [-20, 20, -84, 80, 0],
  star: [-28, 28, -60, 28],
  book: [-46, 46, -34, 8],
  boat: [-86, 86, -152, 20],
  rocket: [-44, 44, -136, 50],
  chest: [-52, 52, -72, 36],
  flower: [-28, 32, -92, 14, 40],
  tree: [-94, 94, -216, 40],
  balloon: [-32, 34, -132, 4, 70],
  kite: [-42, 42, -102, 20, 0],
  key: [-16, 16, -58, 44, 0],
  crystal: [-38, 38, -84, 26],
  drum: [-48, 48, -74, 40],
  cake: [-48, 48, -104, 6],
  tent: [-94, 94, -112, 40],
  campfire: [-50, 50, -78, 10],
  telescope: [-42, 70, -118, 70],
  door: [-48, 48, -142, 60],
  bridge: [-134, 134, -66, 30],
  egg: [-31, 31, -70, 22],
  feather: [-12, 70, -56, 8, 0],
  letter: [-30, 30, -78, 32],
  map: [-48, 48, -64, 32],
  bell: [-34, 34, -88, 82, 0],
  mirror: [-48, 48, -148, 50],
  seed: [-16, 16, -48, 12],
  ball: [-28, 28, -54, 24],
  crown: [-32, 32, -42, 18],
  sword: [-12, 58, -110, 14, 0],
  spoon: [-12, 38, -118, 18, 0],
  umbrella: [-68, 68, -132, 10, 60],
  radio: [-48, 48, -104, 70],
  table: [-102, 102, -74, 40],
  kettle: [-38, 60, -78, 74, 0],
  pot: [-60, 60, -66, 40],
  bowl: [-46, 50, -88, 14],
  tub: [-58, 58, -68, 40],
  well: [-76, 76, -172, 40],
  tower: [-70, 72, -340, 40],
  hive: [-66, 66, -96, 40],
  broom: [-26, 26, -158, 82, 0],
  bed: [-150, 150, -128, 40],
};

/** A prop's extent from the middle of its foot, in stage units. */
export function extentOf({ kind, size = 1 }: { kind: PropKind; size?: number | undefined }): {
  left: number;
  right: number;
  height: number;
} {
  const [left, right, top] = shapes[kind];
  return { left: left * size, right: right * size, height: -top * size };
}

/** Height of what stands on a prop of size 1: the top of what is solid. */
const seats: Partial<Record<PropKind, number>> = { bed: 58, boat: 24, table: 66, tent: 104 };

/** Height of a prop's top above its foot, in stage units. */
export function topOf({ kind, size }: { kind: PropKind; size: number }): number {
  return (seats[kind] ?? -shapes[kind][2] * 0.92) * size;
}

/**
 * A prop's extent relative to the holding hand. `grip` is the hand's height above the prop's foot.
 */
export function loadOf({ kind, size }: { kind: PropKind; size: number }): Load & { grip: number } {
  const [left, right, top, grip, wideFrom] = shapes[kind];
  return {
    left: left * size,
    right: right * size,
    top: (top + grip) * size,
    bottom: (grip - (wideFrom ?? 0)) * size,
    byStem: wideFrom !== undefined,
    grip: grip * size,
  };
}
