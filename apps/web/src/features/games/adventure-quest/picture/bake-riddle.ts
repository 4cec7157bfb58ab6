import { riddles } from "@goldmane/games/adventure-quest/world/riddles";
import { props, rigs, type PropKind, type RigName } from "@goldmane/stage/story/vocabulary";
import { castMember } from "#features/games/host/art/cast-member.ts";
import type { GameStage } from "#features/games/host/game-picture.ts";
import { keys } from "./art-keys.ts";
import { itemNames, paintItem } from "./paint/paint-items.ts";

/** Bakes the pictures of a riddle, cut to what they show, and the shadow of its answer. */
export async function bakeRiddle(stage: GameStage<unknown>, index: number): Promise<void> {
  const riddle = riddles[index];
  if (!riddle) return;
  for (const name of new Set([...riddle.picks, ...(riddle.row ?? [])])) {
    if (stage.scene.textures.exists(keys.picture(name))) continue;
    await bakeWhole(stage, name);
    publishCut(stage, `${keys.picture(name)}-whole`, keys.picture(name), null);
  }
  const [answer] = riddle.picks;
  publishCut(stage, `${keys.picture(answer)}-whole`, keys.shadowOf(answer), "#3a2560");
}

async function bakeWhole({ art }: GameStage<unknown>, name: string): Promise<void> {
  const key = `${keys.picture(name)}-whole`;
  const item = itemNames.findIndex((known) => known === name);
  if (name === "sun" || name === "moon")
    art.paint(key, {
      width: 144,
      height: 144,
      draw(context) {
        context.scale(3, 3);
        paintItem(context, item);
      },
    });
  else if ((props as readonly string[]).includes(name))
    await art.prop(key, {
      kind: name as PropKind,
      box: { width: 240, height: 240 },
      scale: 1.2,
    });
  else if ((rigs as readonly string[]).includes(name))
    await art.actor(key, {
      member: castMember(name, name as RigName),
      height: 120,
      frames: [{ looksOut: true, feel: "happy" }],
    });
}

/** Publishes what a picture shows, without the space around it; in one color for a shadow. */
function publishCut(
  { scene }: GameStage<unknown>,
  from: string,
  to: string,
  color: string | null,
): void {
  const { textures } = scene;
  if (textures.exists(to)) return;
  const whole = textures.get(from).getSourceImage() as HTMLCanvasElement;
  const { x, y, width, height } = boundsOf(whole);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) return;
  context.drawImage(whole, x, y, width, height, 0, 0, width, height);
  if (color) {
    context.globalCompositeOperation = "source-in";
    context.fillStyle = color;
    context.fillRect(0, 0, width, height);
  }
  textures.addCanvas(to, canvas);
}

/** The box around everything that is clearly visible. */
function boundsOf(canvas: HTMLCanvasElement): {
  x: number;
  y: number;
  width: number;
  height: number;
} {
  const { width, height } = canvas;
  const data = canvas.getContext("2d")?.getImageData(0, 0, width, height).data ?? [];
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 120) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = y + 1;
    }
  if (right <= left) return { x: 0, y: 0, width, height };
  return { x: left, y: top, width: right - left, height: bottom - top };
}
