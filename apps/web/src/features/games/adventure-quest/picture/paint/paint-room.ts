import {
  columns,
  doorTiles,
  facings,
  rows,
  tileIndex,
  tilePixels as size,
} from "@goldmane/games/adventure-quest/world/field";
import type { Tile } from "@goldmane/games/adventure-quest/world/tiles";
import { lighten } from "@goldmane/stage/paint/mix";
import { grain } from "#features/games/host/art/grain.ts";
import { disc } from "#features/games/host/art/shapes.ts";
import { paintGaps } from "./paint-gaps.ts";
import { paintWalls } from "./paint-walls.ts";
import type { RealmTheme } from "#features/games/adventure-quest/picture/realm-theme.ts";
import {
  glowing,
  type Paint,
  type Spot,
} from "#features/games/adventure-quest/picture/scenery/scenery.ts";
import { sceneryOf } from "#features/games/adventure-quest/picture/scenery/scenery-of.ts";

const width = columns * size;
const height = rows * size;

/** Paints everything of a room that never changes: floor, ways, water, walls and light. */
export function paintRoom(
  context: Paint,
  { tiles, theme, seed }: { tiles: readonly Tile[]; theme: RealmTheme; seed: number },
): void {
  const doors = facings.filter((facing) => tiles[doorTiles[facing]?.[0] ?? 0] !== "#");
  const spots: Spot[] = Array.from(tiles, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    return { column, row, lot: grain(column, row, seed) };
  });
  const scenery = sceneryOf(theme);
  for (const spot of spots) inTile(context, spot, () => scenery.floor(context, theme, spot));
  paintPatches(context, theme, seed);
  for (const facing of doors) paintWay(context, theme, facing);
  if (doors.length > 0) paintWayMiddle(context, theme);
  paintGaps(context, theme, (column, row) => tiles[tileIndex(column, row)] ?? "#");
  for (const spot of spots)
    if (tiles[tileIndex(spot.column, spot.row)] === ",") paintFlowers(context, theme, spot);
  paintWalls(context, theme, { doors, seed, spots });
  paintLight(context, theme, seed);
}

function inTile(context: Paint, { column, row }: Spot, draw: () => void): void {
  context.save();
  context.translate(column * size, row * size);
  context.beginPath();
  context.rect(0, 0, size, size);
  context.clip();
  draw();
  context.restore();
}

/** Large soft patches, so that no two parts of the floor look alike. */
function paintPatches(context: Paint, theme: RealmTheme, seed: number): void {
  for (let patch = 0; patch < 12; patch += 1) {
    const x = grain(patch, 1, seed) * width;
    const y = grain(patch, 2, seed) * height;
    const color = patch % 2 === 0 ? lighten(theme.floor[0], 0.09) : lighten(theme.floor[1], -0.09);
    context.fillStyle = glowing(context, x, y, 110, `${color}66`);
    context.fillRect(x - 110, y - 110, 220, 220);
  }
}

/** The way from the middle of the room to a door. */
function paintWay(context: Paint, theme: RealmTheme, facing: number): void {
  context.save();
  context.translate(width / 2, height / 2);
  context.rotate((facing * Math.PI) / 2);
  sceneryOf(theme).way(context, theme, facing % 2 === 0 ? width / 2 : height / 2);
  context.restore();
}

function paintWayMiddle(context: Paint, theme: RealmTheme): void {
  context.save();
  context.translate(width / 2, height / 2);
  context.beginPath();
  context.arc(0, 0, 40, 0, Math.PI * 2);
  context.clip();
  context.fillStyle = theme.middle[0];
  context.fillRect(-40, -40, 80, 80);
  context.fillStyle = theme.middle[1];
  disc(context, 0, 0, 32);
  context.fillStyle = theme.middle[0];
  disc(context, 0, 0, 24);
  context.restore();
}

function paintFlowers(context: Paint, theme: RealmTheme, { column, row, lot }: Spot): void {
  for (let flower = 0; flower < 5; flower += 1) {
    const x = column * size + 7 + ((lot * 271 + flower * 17) % 34);
    const y = row * size + 9 + ((lot * 613 + flower * 23) % 30);
    context.fillStyle = "#00000022";
    disc(context, x + 1, y + 2.5, 5);
    context.fillStyle = theme.flower;
    for (let petal = 0; petal < 5; petal += 1)
      disc(context, x + Math.cos(petal * 1.257) * 3.8, y + Math.sin(petal * 1.257) * 3.8, 3);
    context.fillStyle = "#ffb52e";
    disc(context, x, y, 2.4);
  }
}

/** Shafts of light from the upper left, the realm's glow, and darker corners. */
function paintLight(context: Paint, theme: RealmTheme, seed: number): void {
  context.save();
  context.globalCompositeOperation = "soft-light";
  for (let shaft = 0; shaft < 3; shaft += 1) {
    const x = 90 + shaft * 270 + grain(shaft, 0, seed) * 120;
    const fill = context.createLinearGradient(x, 0, x + 150, height);
    fill.addColorStop(0, "#fff3c970");
    fill.addColorStop(1, "#fff3c900");
    context.fillStyle = fill;
    context.beginPath();
    context.moveTo(x, 30);
    context.lineTo(x + 70 + shaft * 14, 30);
    context.lineTo(x + 250 + shaft * 14, height);
    context.lineTo(x + 120, height);
    context.fill();
  }
  context.restore();
  context.fillStyle = glowing(context, width / 2, height / 2, 520, theme.glow);
  context.fillRect(0, 0, width, height);
  const corners = context.createRadialGradient(480, 225, 230, 480, 240, 600);
  corners.addColorStop(0, "rgb(10 4 30 / 0%)");
  corners.addColorStop(1, "rgb(10 4 30 / 46%)");
  context.fillStyle = corners;
  context.fillRect(0, 0, width, height);
}
