import { oval } from "#features/games/host/art/shapes.ts";
import type { GameStage } from "#features/games/host/game-picture.ts";
import { foeFoot, foeFrames, foeKinds, foeSize, paintFoe } from "./paint/paint-foes.ts";
import { itemNames, paintItem } from "./paint/paint-items.ts";
import { moteKinds, paintMote } from "./motes.ts";
import { paintBar } from "./paint/paint-bar.ts";
import { paintThing, thingFrames, thingHeight } from "./paint/paint-things.ts";
import { heroFrames, keys } from "./art-keys.ts";
import { hero, type RealmTheme } from "./realm-theme.ts";
import { treeHeight, treeKinds } from "./scenery/scenery.ts";
import { sceneryOf } from "./scenery/scenery-of.ts";

/** Bakes what every room needs. */
export async function bakeCommon({ art }: GameStage<unknown>): Promise<void> {
  art.paint(keys.items, { width: 48, height: 48, frames: itemNames.length, draw: paintItem });
  art.paint(keys.shadow, {
    width: 48,
    height: 20,
    draw(context) {
      context.fillStyle = "rgb(12 4 34 / 30%)";
      oval(context, 24, 10, 22, 8);
    },
  });
  art.paint(keys.motes, { width: 16, height: 16, frames: moteKinds.length, draw: paintMote });
  art.paint(keys.bar, { width: 960, height: 64, origin: { x: 0, y: 0 }, draw: paintBar });
  art.paint(keys.dark, {
    width: 960,
    height: 480,
    draw(context) {
      const hole = context.createRadialGradient(480, 240, 60, 480, 240, 190);
      hole.addColorStop(0, "rgb(12 6 30 / 0%)");
      hole.addColorStop(1, "rgb(12 6 30 / 86%)");
      context.fillStyle = hole;
      context.fillRect(0, 0, 960, 480);
    },
  });
  await art.actor(keys.hero, {
    member: hero,
    height: 62,
    frames: [
      { looksOut: true, feel: "happy" },
      ...Array.from({ length: heroFrames.runs }, (_, at) => ({
        verb: "run" as const,
        share: at / (heroFrames.runs * 3),
        feel: "happy" as const,
      })),
      { verb: "cheer", share: 0.5, looksOut: true, feel: "excited" },
      { looksOut: true, feel: "scared" },
    ],
  });
}

/** Bakes a realm's own foes, things, character and boss. */
export async function bakeRealm({ art }: GameStage<unknown>, theme: RealmTheme): Promise<void> {
  for (const kind of foeKinds)
    art.paint(keys.foe(theme, kind), {
      width: foeSize,
      height: foeSize,
      frames: foeFrames,
      origin: { x: 0.5, y: foeFoot },
      draw: (context, frame) => paintFoe(context, kind, { theme, frame }),
    });
  art.paint(keys.things(theme), {
    width: 48,
    height: thingHeight,
    frames: thingFrames.length,
    origin: { x: 0, y: 0 },
    draw(context, frame) {
      paintThing(context, thingFrames[frame] ?? "B", theme);
    },
  });
  art.paint(keys.trees(theme), {
    width: 64,
    height: treeHeight,
    frames: treeKinds,
    origin: { x: 0.5, y: 1 },
    draw(context, frame) {
      context.translate(32, treeHeight - 6);
      context.fillStyle = "rgb(12 4 34 / 30%)";
      oval(context, 5, -2, 25, 8);
      sceneryOf(theme).trees[frame]?.(context, theme);
    },
  });
  const { genre } = theme;
  await art.actor(keys.person(theme), {
    member: theme.person,
    height: 74,
    genre,
    frames: [
      { looksOut: true, feel: "happy" },
      { verb: "wave", share: 0.4, looksOut: true, feel: "excited" },
    ],
  });
  await art.actor(keys.boss(theme), {
    member: theme.boss,
    height: 138,
    genre,
    frames: [
      { looksOut: true, feel: "proud" },
      { looksOut: true, feel: "angry" },
      { looksOut: true, feel: "silly" },
      { verb: "cheer", share: 0.5, looksOut: true, feel: "excited" },
    ],
  });
}
