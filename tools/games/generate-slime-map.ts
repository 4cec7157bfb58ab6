import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { actorBounds } from "@goldmane/stage/actor/bounds";
import { drawActor } from "@goldmane/stage/actor/draw-actor";
import { poseAt } from "@goldmane/stage/actor/pose-at";
import { styleOf } from "@goldmane/stage/paint/style";
import { lightOf } from "@goldmane/stage/set/light-of";
import { openSetLayers } from "@goldmane/stage/set/open-set-layers";
import type { CastMember } from "@goldmane/stage/story/schema";
import type { Backdrop, TimeOfDay } from "@goldmane/stage/story/vocabulary";
import { createCanvas, type Canvas } from "@napi-rs/canvas";

const folder = fileURLToPath(
  new URL("../../apps/web/src/features/games/slime-adventure/map/pictures/", import.meta.url),
);
const stage = { width: 1280, height: 720 } as const;
const style = styleOf("adventure");

/** The backdrops of the game's levels, whose seeds begin at 41. */
const worlds: readonly { name: string; backdrop: Backdrop; time: TimeOfDay }[] = [
  { name: "meadow", backdrop: "meadow", time: "day" },
  { name: "desert", backdrop: "desert", time: "day" },
  { name: "cavern", backdrop: "cave", time: "night" },
  { name: "clockwork", backdrop: "castle", time: "dusk" },
  { name: "rainbow", backdrop: "sky", time: "day" },
];

/** The slimes of the first and the second player. */
const slimes = [
  { name: "gobbet", body: "#4fd08a", belly: "#c8ffd8", accent: "#ff7ac0" },
  { name: "pal", body: "#ff8ac6", belly: "#ffe0f0", accent: "#4fd08a" },
] as const;

/**
 * `npx tsx tools/games/generate-slime-map.ts`: run it when backdrops or slimes look different. It
 * draws the pictures of Slime Adventure's map.
 */
await mkdir(folder, { recursive: true });
for (const [at, world] of worlds.entries()) await write(world.name, drawWorld(world, 41 + at));
for (const slime of slimes) await write(slime.name, drawSlime(slime));

async function write(name: string, canvas: Canvas): Promise<void> {
  await writeFile(`${folder}${name}.avif`, await canvas.encode("avif", { quality: 60, speed: 2 }));
}

function drawWorld({ backdrop, time }: (typeof worlds)[number], seed: number): Canvas {
  const canvas = createCanvas(stage.width, stage.height);
  const context = canvas.getContext("2d");
  const { layers } = openSetLayers({
    host: { createCanvas },
    backdrop,
    time,
    weather: "clear",
    style,
    seed,
    scale: 1,
    palette: null,
  });
  for (const { bake } of layers) {
    const { canvas: layer, x, y } = bake();
    context.drawImage(layer as unknown as Canvas, x, y);
  }
  return canvas;
}

function drawSlime({ name, ...look }: (typeof slimes)[number]): Canvas {
  const member: CastMember = {
    id: name,
    name,
    rig: "slime",
    look: { ...look, size: 1 },
    voice: { pitch: 1, rate: 1 },
  };
  const { halfWidth, height } = actorBounds(member);
  const box = { width: halfWidth * 2.5, height: height * 1.2 };
  const scale = 200 / box.height;
  const canvas = createCanvas(Math.ceil(box.width * scale), 200);
  const context = canvas.getContext("2d");
  context.setTransform(scale, 0, 0, scale, canvas.width / 2, 190);
  // Far above the ground, so that its contact shadow is out of the picture.
  const aloft = 5000;
  const pose = poseAt(
    {
      member,
      start: { x: 0.5, height: 0, facing: 1, emotion: "happy", doing: "stand" },
      acts: [],
      emotions: [],
      gazes: [{ at: 0, to: "camera" }],
      speech: [],
      heard: [],
    },
    0,
    { groundY: 0, depth: 0, resolve: () => null },
  );
  Object.assign(pose, { x: 0, y: aloft, lift: aloft });
  pose.face.blink = 1;
  const light = lightOf({
    backdrop: "meadow",
    time: "day",
    weather: "clear",
    style,
    seed: 7,
    palette: null,
  });
  drawActor(context, member, pose, { ...light, direct: 0 }, style);
  return canvas;
}
