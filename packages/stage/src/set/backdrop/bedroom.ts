import { pick } from "@goldmane/std/seeded-random";
import { mix } from "#paint/mix.ts";
import { paintBed } from "#set/built/indoor/bed.ts";
import { paintRug, paintToys } from "#set/built/indoor/nursery.ts";
import { boardsLayer } from "#set/built/indoor/boards.ts";
import { paintBookShelf } from "#set/built/indoor/book-shelf.ts";
import { animateFairyLights, roomWallLayer, type Room } from "#set/built/indoor/room.ts";
import { cloudLayer } from "#set/heaven/cloud-layer.ts";
import { skyLayer } from "#set/heaven/sky.ts";
import type { Kit } from "#set/kit.ts";
import type { Scenery } from "#set/layer.ts";
import { groundY } from "#set/nature/land/floor.ts";
import type { Land } from "#set/nature/land/ground.ts";
import { paintOrchard } from "#set/nature/trees/groves.ts";
import { landLayer } from "#set/nature/land/land-layer.ts";
import { rollingRidge } from "#set/nature/land/ridge.ts";
import { motesLayer } from "#set/weather/glimmers.ts";
import { leavesLayer } from "#set/weather/leaves.ts";
import { rainLayer } from "#set/weather/rain.ts";
import { snowLayer } from "#set/weather/snow.ts";

/** A child's room: the hour and the weather stand in its window, a lamp warms the other side. */
export function bedroom(kit: Kit): Scenery {
  const random = kit.random("bedroom");
  const seed = Math.floor(random() * 1e6);
  const side = kit.light.keyAt.x < 640 ? -1 : 1;
  const room: Room = {
    wall: pick(random, ["#f2dcc0", "#cfe3ea", "#e6d5ee", "#d5e6cc", "#f6d8d0"]),
    paper: pick<Room["paper"]>(random, ["stars", "dots", "stripes"]),
    cloth: pick(random, [
      kit.local.roof,
      kit.local.roofOther,
      mix(kit.style.accent, "#ffffff", 0.15),
      "#7f9fc8",
    ]),
    windowX: 640 + side * 190,
    side,
  };
  const quilt = pick(random, [
    kit.local.roofOther,
    kit.local.roof,
    "#6f86c8",
    "#c87f9a",
    "#5f9f90",
  ]);
  const hill: Land = {
    name: "garden",
    ridge: rollingRidge({ seed, base: 410, height: 40, wavelength: 300, octaves: 2 }),
    bottom: 560,
    color: kit.local.grass,
    distance: 0.4,
  };
  const bedX = 640 - side * 432;
  const things = { x: 640 + side * 500, y: 600 };
  const shelf = random() < 0.6;

  return {
    groundY,
    sheltered: true,
    behind: [
      skyLayer(kit, { horizon: 420 }),
      cloudLayer(kit, { top: 60, low: 320, most: 3 }),
      landLayer(kit, hill, {
        depth: 0.3,
        room: 110,
        on: (surface) => paintOrchard(surface, kit, hill, { clear: 2000, count: 9 }),
      }),
      ...(kit.weather === "rain" ? [rainLayer(kit, 0.35)] : []),
      ...(kit.weather === "snow" ? [snowLayer(kit, 0.35)] : []),
      ...(kit.weather === "leaves" ? [leavesLayer(kit, 0.5)] : []),
      roomWallLayer(kit, room),
      boardsLayer(kit, {
        color: mix(kit.local.wood, kit.local.path, 0.3),
        room: 260,
        windowX: room.windowX,
        on(surface) {
          paintRug(surface, kit, { y: 640, color: mix(quilt, room.wall, 0.3) });
          paintBed(surface, kit, { x: bedX, y: 622, side: side < 0 ? 1 : -1, cloth: quilt });
          if (shelf) paintBookShelf(surface, kit, { ...things, width: 190, height: 250 });
          else paintToys(surface, kit, things);
        },
        animate: (surface, t) => animateFairyLights(surface, kit, t, room),
      }),
      motesLayer(kit),
    ],
    front: [],
  };
}
