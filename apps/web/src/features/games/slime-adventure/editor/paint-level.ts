import { markAt, openLevel, type LevelFile } from "@goldmane/games/slime-adventure/level";
import { colorOf, groupOf, kindOf } from "@goldmane/games/slime-adventure/tiles";
import {
  crumblingPicture,
  thingPictures,
  type ThingPicture,
} from "#features/games/slime-adventure/picture/bake-things.ts";
import { paintGround } from "#features/games/slime-adventure/picture/paint-ground.ts";
import { tileUnits } from "#features/games/slime-adventure/picture/tile-units.ts";
import { themeOf } from "#features/games/slime-adventure/picture/world-theme.ts";

/** Paints a whole level as the game shows it, in units from its upper left corner. */
export function paintLevel(context: CanvasRenderingContext2D, file: LevelFile): void {
  const level = openLevel(file, { stretch: true, split: true });
  const theme = themeOf(level.world);
  paintGround(context, level, theme, { from: 0, to: level.width });
  for (let row = 0; row < level.height; row += 1)
    for (let column = 0; column < level.width; column += 1) {
      const mark = markAt(level, column, row);
      const picture = pictureOf(mark, level.world);
      if (picture) paintThing(context, picture, { column, row, frame: colorOf(mark) });
      const group = groupOf(mark);
      if (group >= 0) paintGroup(context, { column, row, group });
    }
}

/** The picture of a mark that isn't part of the ground. */
function pictureOf(mark: string, world: number): ThingPicture | null {
  const kind = kindOf(mark);
  if (kind === "start") return { width: 40, height: 36, stands: true, draw: paintStart };
  if (kind === "crumbling") return crumblingPicture(themeOf(world));
  return kind in thingPictures ? thingPictures[kind as keyof typeof thingPictures] : null;
}

function paintThing(
  context: CanvasRenderingContext2D,
  picture: ThingPicture,
  { column, row, frame }: { column: number; row: number; frame: number },
): void {
  const x = (column + 0.5) * tileUnits - picture.width / 2;
  const foot = (row + 1) * tileUnits - picture.height;
  const y = picture.stands ? foot : foot + (picture.height - tileUnits) / 2;
  context.save();
  context.translate(x, y);
  picture.draw(context, frame);
  context.restore();
}

/** Dots that tell which doors a switch opens. */
function paintGroup(
  context: CanvasRenderingContext2D,
  { column, row, group }: { column: number; row: number; group: number },
): void {
  context.fillStyle = "#1d2b3a";
  for (let dot = 0; dot <= group; dot += 1) {
    context.beginPath();
    context.arc((column + 0.5) * tileUnits + (dot - group / 2) * 8, row * tileUnits + 8, 3, 0, 7);
    context.fill();
  }
}

function paintStart(context: CanvasRenderingContext2D): void {
  context.fillStyle = "#4fd08a";
  context.strokeStyle = "#12393b";
  context.lineWidth = 2;
  context.beginPath();
  context.moveTo(3, 35);
  context.bezierCurveTo(0, 12, 10, 3, 20, 3);
  context.bezierCurveTo(30, 3, 40, 12, 37, 35);
  context.closePath();
  context.fill();
  context.stroke();
  for (const x of [14, 26]) {
    context.fillStyle = "#ffffff";
    context.beginPath();
    context.arc(x, 18, 5, 0, 7);
    context.fill();
    context.fillStyle = "#16242e";
    context.beginPath();
    context.arc(x + 1.4, 18.6, 2.4, 0, 7);
    context.fill();
  }
}
