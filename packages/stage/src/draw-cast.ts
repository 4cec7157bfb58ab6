import { drawActor } from "#actor/draw-actor.ts";
import { headAt } from "#actor/head-at.ts";
import type { Pose } from "#actor/pose.ts";
import { drawPool } from "#lighting/draw-pool.ts";
import { drawShadow } from "./shadow/draw-shadow.ts";
import { lampsOf, lightByLamps } from "#lighting/lamps.ts";
import { lightsAt } from "#lighting/shot-light.ts";
import { drawProp, type PropPart } from "#prop/draw-prop.ts";
import type { View } from "#set/stage-set.ts";
import type { Staged } from "./staged.ts";
import type { Drawn, SceneCast, StagedProp } from "./scene-cast.ts";
import { clipToGlass, coverOf, reflected, reflectedProp } from "./scene-covers.ts";
import type { Surface } from "./surface.ts";

/**
 * Draws the props and characters of a scene in stage units, each character behind, in or before the
 * prop that covers it, with its image in mirrors.
 * @param seen what the picture shows
 * @param hidden the id of a character behind the camera, which is not drawn
 */
export function drawCast(
  surface: Surface,
  staged: Staged,
  cast: SceneCast,
  {
    time,
    view,
    seen,
    hidden: unseen,
  }: { time: number; view?: View | undefined; seen: View; hidden: string | null },
): void {
  const { scene, set, style } = staged;
  const [back, front] = [cast.props(false, unseen), cast.props(true, unseen)];
  const lights = lightsAt(staged, time, view);
  const lamps = lampsOf([...back, ...front], set.light);
  const drawn = cast
    .layers()
    .filter(({ track }) => track.member.id !== unseen)
    .filter(({ pose }) => !pose.fall)
    .map((one) => ({ ...one, cover: coverOf(scene, one.track, one.pose) }));

  for (const { track, pose } of cast.shadows())
    if (pose.fall)
      drawShadow(
        surface,
        set.silhouette,
        { member: track.member, pose, fall: pose.fall },
        { view: seen, light: set.light, style },
      );

  for (const placed of back) {
    const hidden = drawn.filter(({ cover }) => cover?.id === placed.id);
    const mounted = hidden.filter(({ cover }) => cover?.kind === "mount");
    if (mounted.length > 0) {
      prop(placed, "whole");
      for (const one of mounted) actor(one, one.pose);
      continue;
    }
    const isSplit = hidden.some(({ cover }) => cover?.kind !== "glass");
    prop(placed, isSplit ? "back" : "whole");
    if (isSplit) {
      for (const one of hidden) pool(one);
      for (const one of hidden) actor(one, one.pose);
      prop(placed, "front");
    } else if (hidden.length > 0 || placed.reflects) mirror(placed, hidden);
  }
  const free = drawn.filter(({ cover }) => !cover);
  for (const one of free) pool(one);
  for (const one of free) actor(one, one.pose);
  for (const placed of front) prop(placed, "whole");

  function prop(placed: StagedProp, part: PropPart): void {
    drawProp(surface, placed, set.light, style, time, part);
  }

  /** The light behind a character that would not stand out from its ground. */
  function pool({ track, pose, layer }: Drawn): void {
    const light = lights.get(track.member.id)?.pool;
    if (light && !layer.endsWith("arm")) drawPool(surface, light, headAt(track.member, pose));
  }

  function actor({ track, layer }: Drawn, pose: Pose): void {
    const own = lights.get(track.member.id)?.light ?? set.light;
    const { light, lamp } = lightByLamps(own, lamps, headAt(track.member, pose));
    drawActor(surface, track.member, pose, light, style, layer, lamp);
  }

  function mirror(placed: StagedProp, inside: readonly Drawn[]): void {
    surface.save();
    clipToGlass(surface, placed);
    for (const one of inside) actor(one, one.pose);
    for (const other of placed.reflects ? back.filter((one) => one !== placed) : [])
      mirrored(other, placed);
    for (const one of placed.reflects ? drawn.filter(({ cover }) => !cover) : []) {
      const image = reflected(one.pose, placed);
      if (image) actor({ ...one, layer: "whole" }, image);
    }
    for (const held of placed.reflects ? front : []) mirrored(held, placed);
    surface.restore();
  }

  function mirrored(other: StagedProp, placed: StagedProp): void {
    const image = reflectedProp(other, placed);
    if (image) drawProp(surface, image, set.light, style, time);
  }
}
