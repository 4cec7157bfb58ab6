import type { QuestState } from "@goldmane/games/adventure-quest/play/state";
import { doneNumber, mark } from "@goldmane/games/adventure-quest/world/marks";
import { realmOf } from "@goldmane/games/adventure-quest/world/realm-of";
import type Phaser from "phaser";

const colors = { here: 0xffe26b, boss: 0xe0484f, seen: 0xa892dc, near: 0x54467a, way: 0x8672c0 };

/** Draws the rooms that were visited, their neighbors, and the ways between them. */
export function drawMap(
  graphics: Phaser.GameObjects.Graphics,
  state: QuestState,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const realm = realmOf(state);
  const done = new Set(state.done[state.realm]);
  const isVisited = (index: number): boolean => done.has(doneNumber(index, mark.visited));
  for (const [index, room] of realm.rooms.entries()) {
    const isNext = room.doors.some((door) => door && isVisited(door.to));
    if (!isVisited(index) && !isNext) continue;
    const left = x + room.column * width;
    const top = y + room.row * height;
    if (isVisited(index)) {
      graphics.fillStyle(colors.way, 1);
      if (room.doors[0])
        graphics.fillRect(left + width * 0.8, top + height * 0.28, width * 0.22, height * 0.22);
      if (room.doors[1])
        graphics.fillRect(left + width * 0.32, top + height * 0.74, width * 0.2, height * 0.3);
    }
    const color =
      index === state.room
        ? colors.here
        : index === realm.boss
          ? colors.boss
          : isVisited(index)
            ? colors.seen
            : colors.near;
    graphics
      .fillStyle(color, 1)
      .fillRoundedRect(left, top, width * 0.84, height * 0.78, height * 0.2);
  }
}
