import type { openPicture } from "./test-set.ts";

export type Bounds = { left: number; right: number; top: number; bottom: number; inked: number };

/** Bounding box of all painted pixels, in stage units; null when there are none. */
export function inkBounds(
  { width, pixels }: Pick<ReturnType<typeof openPicture>, "width" | "pixels">,
  least = 8,
): Bounds | null {
  const data = pixels();
  const unit = 1280 / width;
  let box: Bounds | null = null;
  for (let at = 3; at < data.length; at += 4) {
    if ((data[at] ?? 0) < least) continue;
    const x = (((at - 3) / 4) % width) * unit;
    const y = Math.floor((at - 3) / 4 / width) * unit;
    box ??= { left: x, right: x, top: y, bottom: y, inked: 0 };
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + unit);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + unit);
    box.inked += 1;
  }
  return box;
}
