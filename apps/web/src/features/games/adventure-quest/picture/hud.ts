import { realmOf } from "@goldmane/games/adventure-quest/world/realm-of";
import { doneNumber, mark } from "@goldmane/games/adventure-quest/world/marks";
import type { QuestState } from "@goldmane/games/adventure-quest/play/state";
import type Phaser from "phaser";
import type { GameStage } from "#features/games/host/game-picture.ts";
import { keys } from "./bake-art.ts";
import { itemFrame } from "./paint-items.ts";

/** Hearts, gems, keys, the chosen tool and a small map, above the room. */
export class Hud {
  readonly #stage: GameStage<unknown>;
  readonly #hearts: Phaser.GameObjects.Image[] = [];
  readonly #gems: Phaser.GameObjects.Text;
  readonly #keys: Phaser.GameObjects.Text;
  readonly #bossKey: Phaser.GameObjects.Image;
  readonly #tool: Phaser.GameObjects.Image;
  readonly #map: Phaser.GameObjects.Graphics;
  #mapped = "";

  constructor(stage: GameStage<unknown>) {
    this.#stage = stage;
    stage.scene.add.rectangle(0, 0, 960, 60, 0x1b1026).setOrigin(0, 0).setDepth(800);
    stage.scene.add.rectangle(0, 57, 960, 3, 0xf5c451, 0.8).setOrigin(0, 0).setDepth(800);
    this.#hearts = Array.from({ length: 8 }, (_, at) =>
      this.#icon(30 + at * 36, 30, "heart", 0.72),
    );
    this.#icon(370, 30, "gems", 0.72);
    this.#gems = stage.addText(392, 30, "0", { size: 24 }).setOrigin(0, 0.5).setDepth(801);
    this.#icon(480, 30, "key", 0.72);
    this.#keys = stage.addText(500, 30, "0", { size: 24 }).setOrigin(0, 0.5).setDepth(801);
    this.#bossKey = this.#icon(560, 30, "boss-key", 0.78);
    stage.scene.add.circle(660, 30, 25, 0x3a2450).setStrokeStyle(3, 0xf5c451).setDepth(800);
    this.#tool = this.#icon(660, 30, "hammer", 0.8);
    this.#map = stage.scene.add.graphics().setDepth(801);
  }

  draw(state: QuestState): void {
    for (const [at, heart] of this.#hearts.entries()) {
      const halves = state.health - at * 2;
      heart
        .setVisible(at * 2 < state.maxHealth)
        .setFrame(itemFrame(halves >= 2 ? "heart" : halves === 1 ? "half-heart" : "no-heart"));
    }
    setText(this.#gems, String(state.gems));
    setText(this.#keys, String(state.keys[state.realm] ?? 0));
    this.#bossKey.setVisible((state.bossKeys & (1 << state.realm)) !== 0);
    this.#tool.setVisible((state.tools & (1 << state.selected)) !== 0).setFrame(state.selected);
    const mapped = `${state.realm} ${state.room} ${state.done[state.realm]?.length}`;
    if (mapped === this.#mapped) return;
    this.#mapped = mapped;
    this.#map.clear();
    drawMap(this.#map, state, { x: 800, y: 8, width: 24, height: 11 });
  }

  #icon(x: number, y: number, name: string, scale: number): Phaser.GameObjects.Image {
    return this.#stage
      .add(x, y, keys.items, itemFrame(name))
      .setScale(scale / this.#stage.pixels)
      .setDepth(801);
  }
}

/** Draws the rooms that were visited, and the ways between them. */
export function drawMap(
  graphics: Phaser.GameObjects.Graphics,
  state: QuestState,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const realm = realmOf(state);
  const done = new Set(state.done[state.realm]);
  for (const [index, room] of realm.rooms.entries()) {
    const isVisited = done.has(doneNumber(index, mark.visited));
    const isNext = room.doors.some((door) => door && done.has(doneNumber(door.to, mark.visited)));
    if (!isVisited && !isNext) continue;
    const left = x + room.column * width;
    const top = y + room.row * height;
    const color =
      index === state.room
        ? 0xffe26b
        : index === realm.boss
          ? 0xe0484f
          : isVisited
            ? 0x9f8fd0
            : 0x54467a;
    graphics
      .fillStyle(color, 1)
      .fillRoundedRect(left, top, width * 0.84, height * 0.78, height * 0.18);
    if (!isVisited) continue;
    graphics.fillStyle(0x9f8fd0, 1);
    if (room.doors[0])
      graphics.fillRect(left + width * 0.84, top + height * 0.3, width * 0.16, height * 0.2);
    if (room.doors[1])
      graphics.fillRect(left + width * 0.34, top + height * 0.78, width * 0.16, height * 0.22);
  }
}

function setText(text: Phaser.GameObjects.Text, value: string): void {
  if (text.text !== value) text.setText(value);
}
