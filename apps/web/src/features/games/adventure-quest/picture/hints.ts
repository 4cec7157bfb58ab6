import { columns, roomTop, tilePixels as size } from "@goldmane/games/adventure-quest/world/field";
import type { QuestState } from "@goldmane/games/adventure-quest/play/state";
import { toolFor } from "@goldmane/games/adventure-quest/world/tiles";
import { hasTool } from "@goldmane/games/adventure-quest/world/tools";
import { one } from "@goldmane/games/kernel/fixed";
import type Phaser from "phaser";
import type { GameStage } from "#features/games/host/game-picture.ts";
import { keys } from "./art-keys.ts";
import { itemFrame } from "./paint/paint-items.ts";

const needSeconds = 1.6;

/**
 * Shows without words what to do: an arrow to the first way out and from a block to its plate, a
 * spark over what can be used, and the missing tool or key in a bubble.
 */
export class Hints {
  readonly #arrow: Phaser.GameObjects.Image;
  readonly #spark: Phaser.GameObjects.Image;
  readonly #bubble: Phaser.GameObjects.Arc;
  readonly #missing: Phaser.GameObjects.Image;
  readonly #scale: number;
  #left = 0;

  constructor(stage: GameStage<unknown>) {
    this.#scale = 1 / stage.pixels;
    this.#arrow = stage.add(0, 0, keys.items, itemFrame("arrow")).setDepth(720);
    this.#spark = stage.add(0, 0, keys.items, itemFrame("spark")).setDepth(720);
    this.#bubble = stage.scene.add
      .circle(0, 0, 27, 0xfff8e8)
      .setStrokeStyle(3, 0x2b1a45)
      .setDepth(721);
    this.#missing = stage.add(0, 0, keys.items, 0).setDepth(722);
  }

  /** Shows what the hero would need: the number of a tool, 100 for a key, 101 for the boss's. */
  need(x: number, y: number, detail: number): void {
    const name =
      detail === 100 ? "key" : detail === 101 ? "boss-key" : detail === 102 ? "lock" : null;
    this.#missing.setFrame(name ? itemFrame(name) : detail).setPosition(x, y + roomTop - 52);
    this.#bubble.setPosition(x, y + roomTop - 52);
    this.#left = needSeconds;
  }

  draw(state: QuestState, isStill: boolean, seconds: number): void {
    this.#left = Math.max(0, this.#left - seconds);
    const isShown = this.#left > 0 && state.screen === "room";
    this.#bubble.setVisible(isShown);
    this.#missing.setVisible(isShown).setScale(0.8 * this.#scale);
    const isRoom = isStill && state.screen === "room";
    const bob = Math.sin(state.ticks / 10) * 6;
    this.#drawArrow(state, isRoom, bob);
    const near = isRoom ? usableNear(state) : -1;
    this.#spark
      .setVisible(near >= 0)
      .setScale(0.8 * this.#scale)
      .setPosition(
        (near % columns) * size + 24,
        Math.floor(near / columns) * size + roomTop - 22 + bob / 2,
      );
  }

  #drawArrow({ tiles, realm, room, mode }: QuestState, isRoom: boolean, bob: number): void {
    const block = tiles.indexOf("P");
    const plate = tiles.indexOf("o");
    const isStart = mode === "story" && realm === 0 && room === 0;
    const isPush = block >= 0 && plate >= 0;
    this.#arrow.setVisible(isRoom && (isStart || isPush)).setScale(1.2 * this.#scale);
    if (isPush) {
      const isRightward = plate % columns > block % columns;
      const x = ((block + (isRightward ? 1.15 : -1.15)) % columns) * size + 24;
      this.#arrow
        .setAngle(isRightward ? 90 : -90)
        .setPosition(
          x + (isRightward ? bob : -bob),
          Math.floor(block / columns) * size + 24 + roomTop,
        );
    } else if (isStart) this.#arrow.setAngle(0).setPosition(480, roomTop + 100 + bob);
  }
}

function usableNear({ tiles, hero, tools }: QuestState): number {
  return tiles.findIndex((found, at) => {
    const isUsable =
      found === "C" ||
      found === "N" ||
      ("BSi".includes(found) && hasTool(tools, toolFor(found) ?? "hammer"));
    if (!isUsable) return false;
    const dx = (at % columns) * size + 24 - hero.x / one;
    const dy = Math.floor(at / columns) * size + 24 - hero.y / one;
    return Math.abs(dx) < 66 && Math.abs(dy) < 66;
  });
}
