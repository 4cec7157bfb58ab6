import { headAt } from "#actor/head-at.ts";
import { applyView } from "#camera/apply-view.ts";
import type { Light, Style } from "#paint/light.ts";
import { drawProp } from "#prop/draw-prop.ts";
import type { SceneCast } from "#scene-cast.ts";
import { skyDepth } from "#set/sky/sky.ts";
import { viewportOf } from "#set/viewport.ts";
import type { StageSet, View } from "#set/stage-set.ts";
import { stageHeight, stageWidth } from "#surface.ts";
import { separate, type Pool } from "./separation.ts";

/** The light of one character in a shot. */
export type CastLight = { light: Light; pool: Pool | null };
/** By the character's id. */
export type CastLights = ReadonlyMap<string, CastLight>;

/** Lights a cast for a shot, by what is behind each face at one instant of it. */
export function lightCast(
  cast: SceneCast,
  {
    set,
    style,
    view,
    t,
    time,
  }: { set: StageSet; style: Style; view: View; t: number; time: number },
): CastLights {
  const values = set.readValues(view, t, (surface) => {
    surface.save();
    applyView(surface, view);
    for (const prop of cast.props(false)) drawProp(surface, prop, set.light, style, time);
    surface.restore();
  });
  if (!values) return new Map();
  const sky = viewportOf({ depth: skyDepth }, view);
  const key = {
    x: (set.light.keyAt.x - sky.seen.x) * sky.zoom,
    y: (set.light.keyAt.y - sky.seen.y) * sky.zoom,
  };
  return new Map(
    cast.poses().map(({ track: { member }, pose }) => {
      const head = headAt(member, pose);
      const x = (head.x - view.x) * view.zoom + stageWidth / 2;
      const y = (head.y - view.y) * view.zoom + stageHeight / 2;
      const ground = values(x, y, Math.max(head.halfWidth, head.halfHeight) * view.zoom);
      const againstKey = Math.hypot(key.x - x, key.y - y) < head.halfHeight * view.zoom * 3.2;
      const exposed = (exposure: number): Light =>
        exposure === 0 ? set.light : { ...set.light, exposure };
      const faceIn = (exposure: number) =>
        set.readFace({ member, pose, light: exposed(exposure), style }) ?? ground - 1;
      const { exposure, pool } = separate(faceIn, ground, { light: set.light, againstKey });
      const light = exposed(exposure);
      return [member.id, { light, pool }];
    }),
  );
}
