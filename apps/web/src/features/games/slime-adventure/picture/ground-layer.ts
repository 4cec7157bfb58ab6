import type { Level } from "@goldmane/games/slime-adventure/level";
import type Phaser from "phaser";
import { paintGround, rowsAbove, rowsBelow } from "./paint-ground.ts";
import { tileUnits } from "./tile-units.ts";
import type { WorldTheme } from "./world-theme.ts";

/** Columns in one texture: small enough for every graphics card. */
const columnsPerPiece = 16;
/** Units above the level that are painted. */
const margin = rowsAbove * tileUnits;

/** Numbers the grounds, since that of the run before may still be shown. */
let serial = 0;

/** Bakes the ground of a level into a few textures, and adds them. */
export function addGround(
  scene: Phaser.Scene,
  level: Level,
  { theme, pixels }: { theme: WorldTheme; pixels: number },
): { destroy: () => void } {
  const height = (level.height + rowsBelow) * tileUnits + margin;
  serial += 1;
  const keys: string[] = [];
  const images: Phaser.GameObjects.Image[] = [];
  for (let from = 0; from < level.width; from += columnsPerPiece) {
    const to = Math.min(level.width, from + columnsPerPiece);
    const key = `slime.ground.${serial}.${from}`;
    const width = (to - from) * tileUnits;
    const texture = scene.textures.createCanvas(
      key,
      Math.ceil(width * pixels),
      Math.ceil(height * pixels),
    );
    if (!texture) continue;
    const { context } = texture;
    context.setTransform(pixels, 0, 0, pixels, -from * tileUnits * pixels, margin * pixels);
    paintGround(context, level, theme, { from, to });
    texture.refresh();
    keys.push(key);
    const image = scene.add.image(from * tileUnits, -margin, key);
    images.push(
      image
        .setOrigin(0, 0)
        .setScale(1 / pixels)
        .setDepth(10),
    );
  }
  return {
    destroy() {
      for (const image of images) image.destroy();
      for (const key of keys) scene.textures.remove(key);
    },
  };
}
