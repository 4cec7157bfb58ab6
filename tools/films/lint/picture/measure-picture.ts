import type { Timeline } from "@goldmane/stage/story/timeline";
import { drawMoment, momentOf } from "./draw-moment.ts";
import { measureFace, measureTones } from "./measure-frame.ts";
import { measureSkin, type SkinShift } from "./skin-tone.ts";

/** One frame of a scene. */
export type ScenePicture = {
  saturation: number;
  /** Standard deviation of luma. */
  spread: number;
  faces: { contrast: number; skin: SkinShift | null }[];
};

/** Measures a frame in the middle of every scene. */
export async function measurePicture(timeline: Timeline): Promise<ScenePicture[]> {
  const pictures: ScenePicture[] = [];
  for (const scene of timeline.scenes) {
    const { pixels, figures, faces } = drawMoment(timeline, scene, momentOf(scene));
    pictures.push({
      ...measureTones(pixels),
      faces: faces.flatMap(({ member, head }) => {
        const face = measureFace(pixels, figures, head);
        if (!face) return [];
        return { contrast: Math.abs(face.contrast), skin: measureSkin(member, face.color) };
      }),
    });
    // The canvas frees its memory only between turns of the event loop.
    await new Promise(setImmediate);
  }
  return pictures;
}
