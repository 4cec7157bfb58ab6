import { pick } from "@goldmane/std/seeded-random";
import { mix } from "#paint/mix.ts";
import { paintBed } from "#set/built/indoor/bed.ts";
import { paintRug, paintToys } from "#set/built/indoor/nursery.ts";
import { boardsLayer } from "#set/built/indoor/boards.ts";
import { paintBookShelf } from "#set/built/indoor/book-shelf.ts";
import { animateFairyLights, roomWallLayer, type Room } from "#set/built/indoor/room.ts";
import { fallingOutside, gardenView } from "#set/built/indoor/window-view.ts";
import type { BackdropContext } from "#set/backdrop-context.ts";
import type { Scenery } from "#set/layer.ts";
import { groundY } from "#set/nature/land/floor.ts";
import { motesLayer } from "#set/weather/glimmers.ts";

/** A child's room: the window shows time and weather, a lamp warms the other side. */
export function bedroom(kit: BackdropContext): Scenery {
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
  const bedX = 640 - side * 432;
  const things = { x: 640 + side * 500, y: 600 };
  const shelf = random() < 0.6;

  return {
    groundY,
    sheltered: true,
    behind: [
      ...gardenView(kit, { seed, base: 410, horizon: 420 }),
      ...fallingOutside(kit),
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
