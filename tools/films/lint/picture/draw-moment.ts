import { createCanvas } from "@napi-rs/canvas";
import { applyView } from "@goldmane/stage/camera/apply-view";
import { drawActor } from "@goldmane/stage/actor/draw-actor";
import { headAt } from "@goldmane/stage/actor/head-at";
import { drawScene } from "@goldmane/stage/draw-scene";
import { createFinish } from "@goldmane/stage/paint/finish";
import { SceneCast } from "@goldmane/stage/scene-cast";
import { stageScene } from "@goldmane/stage/stage-scene";
import type { CastMember } from "@goldmane/stage/story/schema";
import type { SceneSpan, Timeline } from "@goldmane/stage/story/timeline";
import { stageHeight, stageWidth, type Surface } from "@goldmane/stage/surface";
import { frameSize, type Circle } from "./measure-frame.ts";

/** A frame without transitions and cards, and where its faces are. */
export type Moment = {
  pixels: Uint8ClampedArray;
  /** The figures alone, on a transparent ground. */
  figures: Uint8ClampedArray;
  faces: { member: CastMember; head: Circle }[];
};

const host = { createCanvas };
const { width, height } = frameSize;
const scale = width / stageWidth;

/** The middle of a scene's longest shot. */
export function momentOf({ shots, start, end }: SceneSpan): number {
  const [longest = { start, end }] = shots.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  return (longest.start + longest.end) / 2;
}

export function drawMoment(timeline: Timeline, scene: SceneSpan, time: number): Moment {
  const staged = stageScene(host, timeline, scene, scale);
  const { set, style } = staged;
  const cast = new SceneCast(scene, set.groundY, time, set.roofed);
  const view = cast.view();
  const pixels = drawn((surface) => {
    drawScene(surface, staged, time);
    createFinish(host, style, scale).draw(surface, set.light, time);
  });
  const poses = cast.poses();
  const figures = drawn((surface) => {
    applyView(surface, view);
    for (const { track, pose } of poses) drawActor(surface, track.member, pose, set.light, style);
  });
  const faces = poses
    .filter(({ pose }) => Math.abs(pose.roll) < 0.4 && pose.presence === 1)
    .map(({ track: { member }, pose }) => {
      const head = headAt(member, pose);
      const near = view.zoom * scale;
      return {
        member,
        head: {
          x: (head.x - view.x) * near + width / 2,
          y: (head.y - view.y) * near + height / 2,
          halfWidth: head.halfWidth * near,
          halfHeight: head.halfHeight * near,
        },
      };
    })
    .filter(({ head }) => isInPicture(head));
  return { pixels, figures, faces };
}

function isInPicture({ x, y, halfWidth, halfHeight }: Circle): boolean {
  return x > halfWidth && x < width - halfWidth && y > halfHeight * 0.6 && y < height - halfHeight;
}

function drawn(draw: (surface: Surface) => void): Uint8ClampedArray {
  const surface = createCanvas(width, height).getContext("2d");
  surface.setTransform(scale, 0, 0, height / stageHeight, 0, 0);
  draw(surface);
  return surface.getImageData(0, 0, width, height).data;
}
