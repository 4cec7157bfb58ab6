import { actorBounds, headHalfWidth } from "#actor/bounds.ts";
import { drawActor } from "#actor/draw-actor.ts";
import type { Pose } from "#actor/pose.ts";
import type { Light } from "#paint/light.ts";
import { join, measureInk, type InkBox } from "#paint/measure-ink.ts";
import type { CastMember } from "#story/schema.ts";
import type { Verb } from "#story/vocabulary.ts";
import { stageWidth, type Surface } from "#surface.ts";
import { poseWithGesture } from "#poster-pose.ts";
import type { PosterScene } from "./poster-scene.ts";

/** A posed character on the stage: its real extent, and the position of its head. */
export type Figure = {
  member: CastMember;
  pose: Pose;
  box: InkBox;
  head: { x: number; y: number; halfWidth: number };
};

/** Maps stage coordinates onto the poster: `from` there is `to` here. */
type Placing = { from: Point; to: Point; scale: number };
type Point = { x: number; y: number };

export function poseFigure(
  { feel, set, style }: PosterScene,
  member: CastMember,
  { facing, verb, x = stageWidth / 2 }: { facing: 1 | -1; verb?: Verb; x?: number },
): Figure {
  const pose = poseWithGesture(member, x, { feel, groundY: set.groundY, facing, verb, depth: 0 });
  const box = measureInk((surface) =>
    drawActor(surface, member, pose, withoutCast(set.light), style),
  ) ?? {
    left: x,
    right: x,
    top: set.groundY,
    bottom: set.groundY,
  };
  const y = pose.y - pose.lift - actorBounds(member).headY * pose.scale;
  return { member, pose, box, head: { x: pose.x, y, halfWidth: headHalfWidth(member) } };
}

/** A poster has no ground that could hold a cast shadow. */
function withoutCast(light: Light): Light {
  return { ...light, direct: 0 };
}

/** Lines up characters so that none hides another's face; the smallest is in front. */
export function lineUp(scene: PosterScene, verbs: readonly (Verb | undefined)[] = []): Figure[] {
  const { who } = scene;
  const order = who
    .map((member, index) => ({ member, verb: verbs[index] }))
    .toSorted((a, b) => actorBounds(a.member).height - actorBounds(b.member).height);
  let edge = 0;
  const figures = order.map(({ member, verb }, index) => {
    const facing = index < order.length / 2 ? 1 : -1;
    const figure = poseFigure(scene, member, { facing, verb });
    const shift = edge - figure.box.left;
    edge += (figure.box.right - figure.box.left) * 0.9;
    return moveFigure(figure, shift);
  });
  return figures.toReversed();
}

export function moveFigure(figure: Figure, by: number): Figure {
  const { pose, box, head } = figure;
  return {
    ...figure,
    pose: { ...pose, x: pose.x + by },
    box: { ...box, left: box.left + by, right: box.right + by },
    head: { ...head, x: head.x + by },
  };
}

export function extentOf(figures: readonly Figure[]): InkBox {
  return (
    figures.reduce<InkBox | null>((all, { box }) => join(all, box), null) ?? {
      left: 0,
      right: 1,
      top: 0,
      bottom: 1,
    }
  );
}

/** The mapping that fits a box of the stage into one of the poster, aligned to its lower edge. */
export function fitInto(
  box: InkBox,
  place: { x: number; y: number; width: number; height: number },
  largest = Number.POSITIVE_INFINITY,
): Placing {
  const scale = Math.min(
    place.width / (box.right - box.left),
    place.height / (box.bottom - box.top),
    largest,
  );
  return {
    from: { x: (box.left + box.right) / 2, y: box.bottom },
    to: { x: place.x + place.width / 2, y: place.y + place.height },
    scale,
  };
}

export function drawFigures(
  { set, style }: PosterScene,
  surface: Surface,
  figures: readonly Figure[],
  { from, to, scale }: Placing,
): void {
  surface.save();
  surface.translate(to.x, to.y);
  surface.scale(scale, scale);
  surface.translate(-from.x, -from.y);
  for (const { member, pose } of figures)
    drawActor(surface, member, pose, withoutCast(set.light), style);
  surface.restore();
}
