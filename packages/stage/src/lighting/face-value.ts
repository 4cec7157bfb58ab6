import { drawActor } from "#actor/draw-actor.ts";
import { headAt } from "#actor/head-at.ts";
import type { Pose } from "#actor/pose.ts";
import type { Light, Style } from "#paint/light.ts";
import type { CastMember } from "#story/schema.ts";
import type { Host, Surface } from "#surface.ts";

/** Pixels across a head when its value is read. */
const headSize = 24;
/** Share of the head that counts as its face, without hair, ears and mane. */
const faceShare = 0.75;

/** Reads the median luma (0 to 1, Rec. 709) of drawn faces; null when the host can't read pixels. */
export function faceReader(host: Host): FaceReader {
  return ({ member, pose, light, style }) => {
    const surface = host.createCanvas(headSize, headSize).getContext("2d") as Surface;
    if (!surface.getImageData) return null;
    const head = headAt(member, pose);
    const wide = headSize / 2 / head.halfWidth;
    const high = headSize / 2 / head.halfHeight;
    surface.setTransform(
      wide,
      0,
      0,
      high,
      headSize / 2 - head.x * wide,
      headSize / 2 - head.y * high,
    );
    drawActor(surface, member, { ...pose, presence: 1 }, light, style);
    return medianLuma(surface.getImageData(0, 0, headSize, headSize).data);
  };
}

export type FaceReader = (face: {
  member: CastMember;
  pose: Pose;
  light: Light;
  style: Style;
}) => number | null;

function medianLuma(data: ArrayLike<number>): number | null {
  const values: number[] = [];
  for (let y = 0; y < headSize; y += 1)
    for (let x = 0; x < headSize; x += 1) {
      const at = (y * headSize + x) * 4;
      const away = Math.hypot(x + 0.5 - headSize / 2, y + 0.5 - headSize / 2) / (headSize / 2);
      if (away > faceShare || (data[at + 3] ?? 0) < 200) continue;
      values.push(
        (0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0)) /
          255,
      );
    }
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? null;
}
