import { sample } from "@goldmane/std/testing/sample";
import { describe, expect, test } from "vitest";
import { dailyDungeon, dailyTools } from "./daily-dungeon.ts";
import { columns, doorTiles, facings, stepX, stepY, tileIndex } from "./field.ts";
import type { Door, Realm, Room, Treasure } from "./layout.ts";
import { realms, realmSlugs, toolsOfRealm } from "./realms.ts";
import { tilesOf } from "./room-tiles.ts";
import { bitOf, hasTool, setOf, tools, type Tool } from "./tools.ts";

const seeds = Array.from({ length: 1_000 }, (_, at) => at * 104_729 + 7);

/** A player's progress: rooms reached, doors unlocked, keys left, tools. */
type Progress = {
  rooms: Set<number>;
  unlocked: Set<string>;
  keys: number;
  tools: number;
  bossKey: boolean;
};

/** Requirements of a room's chest and character. */
const needs: Partial<Record<Room["template"], Tool>> = {
  islet: "hook",
  moat: "magnet",
  nook: "hammer",
  briar: "boots",
  choir: "flute",
};
const doorNeeds: Partial<Record<Door["kind"], Tool>> = {
  boulder: "hammer",
  thorns: "boots",
  beam: "shield",
  sleeper: "flute",
};

/** Collects everything within reach without using a key. */
function explore(realm: Realm, progress: Progress): void {
  const taken = new Set<string>();
  for (let size = -1; size !== progress.rooms.size + taken.size;) {
    size = progress.rooms.size + taken.size;
    for (const index of progress.rooms) {
      const room = realm.rooms[index];
      if (!room) continue;
      const need = room.task === "torches" ? "lantern" : room.task === "catch" ? "net" : null;
      const canSolve = !need || hasTool(progress.tools, need);
      const chestNeed = needs[room.template];
      if (canSolve && (!chestNeed || hasTool(progress.tools, chestNeed)))
        take(progress, taken, `${index} chest`, room.chest);
      if (room.gift !== "cocoa") take(progress, taken, `${index} gift`, room.gift);
      if (room.task === "catch" && canSolve) take(progress, taken, `${index} critter`, "key");
      for (const door of room.doors) {
        if (!door) continue;
        const tool = doorNeeds[door.kind];
        const isLocked = door.kind === "key" || door.kind === "boss";
        const crossing =
          room.template === "canyon" ? "hook" : room.template === "drawbridge" ? "magnet" : null;
        const isOpen = isLocked
          ? progress.unlocked.has(nameOf(index, door.to))
          : door.kind === "shutter"
            ? canSolve
            : !tool || hasTool(progress.tools, tool);
        if (
          isOpen &&
          (!crossing || hasTool(progress.tools, crossing) || progress.rooms.has(door.to))
        )
          progress.rooms.add(door.to);
      }
    }
    progress.keys =
      [...taken].filter((name) => name.endsWith("=key")).length - progress.unlocked.size;
  }
}

function take(
  progress: Progress,
  taken: Set<string>,
  name: string,
  treasure: Treasure | null,
): void {
  if (!treasure) return;
  taken.add(`${name}=${treasure}`);
  if (treasure === "boss-key") progress.bossKey = true;
  if ((tools as readonly string[]).includes(treasure)) progress.tools |= bitOf(treasure as Tool);
}

function nameOf(a: number, b: number): string {
  return `${Math.min(a, b)}-${Math.max(a, b)}`;
}

/** Whether the boss can be reached whichever doors the player unlocks first. */
function isNeverStuck(realm: Realm, owned: number, unlocked: readonly string[] = []): boolean {
  const progress: Progress = {
    rooms: new Set([realm.start]),
    unlocked: new Set(unlocked),
    keys: 0,
    tools: owned,
    bossKey: false,
  };
  explore(realm, progress);
  const locked = [...progress.rooms].flatMap((index) =>
    (realm.rooms[index]?.doors ?? []).flatMap((door) =>
      door && (door.kind === "key" || door.kind === "boss") ? [{ index, door }] : [],
    ),
  );
  if (progress.bossKey && locked.some(({ door }) => door.kind === "boss")) return true;
  const next = locked.filter(
    ({ index, door }) => door.kind === "key" && !unlocked.includes(nameOf(index, door.to)),
  );
  if (next.length === 0 || progress.keys < 1) return false;
  return next.every(({ index, door }) =>
    isNeverStuck(realm, owned, [...unlocked, nameOf(index, door.to)]),
  );
}

describe("keys and locks", () => {
  test.each(realmSlugs.map((slug, at) => [slug, at] as const))(
    "of the realm %s never leave a player stuck, whichever door is opened first",
    (_, at) => {
      const realm = realms[at];
      const owned = setOf(toolsOfRealm.slice(0, at).flat());
      expect(realm && isNeverStuck(realm, owned)).toBe(true);
    },
  );

  test("of daily dungeons never leave a player stuck", () => {
    for (const seed of sample(seeds, 200))
      expect(isNeverStuck(dailyDungeon(seed), dailyTools), `seed ${seed}`).toBe(true);
  });
});

describe("rooms", () => {
  const all = [...realms, ...seeds.slice(0, 30).map(dailyDungeon)].flatMap(({ rooms }) => rooms);

  test("are free inside of each door", () => {
    for (const room of all) {
      const tiles = tilesOf(room, 0, new Set());
      for (const facing of facings) {
        if (!room.doors[facing]) continue;
        const inside = (doorTiles[facing] ?? []).map(
          (at) => tiles[at - stepX(facing) - columns * stepY(facing)],
        );
        expect(
          inside.some((found) => found === "." || found === ","),
          room.template,
        ).toBe(true);
      }
    }
  });

  test("have a place for their chest and their character", () => {
    for (const room of all) {
      const tiles = tilesOf({ ...room, task: null }, 0, new Set());
      expect(tiles.includes("C"), room.template).toBe(room.chest !== null);
      expect(tiles.includes("N"), room.template).toBe(room.gift !== null);
    }
  });

  test("don't overlap on the map", () => {
    for (const { rooms } of [...realms, ...seeds.slice(0, 30).map(dailyDungeon)]) {
      const cells = rooms.map(({ column, row }) => tileIndex(column, row));
      expect(new Set(cells).size).toBe(rooms.length);
    }
  });
});
