import { riddles } from "@goldmane/games/adventure-quest/world/riddles";
import { rigs, props, type PropKind, type RigName } from "@goldmane/stage/story/vocabulary";
import { castMember } from "#features/games/host/art/cast-member.ts";
import type { GameStage } from "#features/games/host/game-picture.ts";
import { foeFrames, foeKinds, foeSize, paintFoe } from "./paint-foes.ts";
import { itemNames, paintItem } from "./paint-items.ts";
import { paintThing, thingFrames, thingHeight } from "./paint-things.ts";
import { hero, type RealmTheme } from "./realm-theme.ts";

export const keys = {
  hero: "quest-hero",
  items: "quest-items",
  dark: "quest-dark",
  picture: (name: string) => `quest-picture-${name}`,
  foe: ({ genre }: RealmTheme, kind: string) => `quest-${genre}-${kind}`,
  things: ({ genre }: RealmTheme) => `quest-${genre}-things`,
  person: ({ genre }: RealmTheme) => `quest-${genre}-person`,
  boss: ({ genre }: RealmTheme) => `quest-${genre}-boss`,
};

/** Frames of the hero: standing, then a run, then cheering and hurt. */
export const heroFrames = { stand: 0, run: 1, runs: 6, cheer: 7, hurt: 8 } as const;
export const bossFrames = { calm: 0, angry: 1, dizzy: 2, merry: 3 } as const;

/** Bakes what every room needs. */
export async function bakeCommon({ art }: GameStage<unknown>): Promise<void> {
  art.paint(keys.items, { width: 48, height: 48, frames: itemNames.length, draw: paintItem });
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
      origin: { x: 0.5, y: 0.7 },
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

/** Bakes the pictures of a riddle. */
export async function bakeRiddle({ art }: GameStage<unknown>, index: number): Promise<void> {
  const riddle = riddles[index];
  for (const name of new Set([...(riddle?.picks ?? []), ...(riddle?.row ?? [])])) {
    const key = keys.picture(name);
    if ((props as readonly string[]).includes(name))
      await art.prop(key, {
        kind: name as PropKind,
        box: { width: 110, height: 110 },
        scale: 0.62,
      });
    else if ((rigs as readonly string[]).includes(name))
      await art.actor(key, {
        member: castMember(name, name as RigName),
        height: 78,
        frames: [{ looksOut: true, feel: "happy" }],
      });
  }
}
