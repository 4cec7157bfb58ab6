import type { QuestState } from "@goldmane/games/adventure-quest/play/state";
import type Phaser from "phaser";
import type { GameStage } from "#features/games/host/game-picture.ts";
import { keys } from "./art-keys.ts";
import { drawMap } from "./draw-map.ts";
import { itemFrame } from "./paint/paint-items.ts";

/** Seconds for which a number that has changed is larger. */
const pulseSeconds = 0.3;

/** Hearts, gems, keys, the chosen tool and a small map, above the room. */
export class Hud {
  readonly #stage: GameStage<unknown>;
  readonly #hearts: Phaser.GameObjects.Image[] = [];
  readonly #gems: Counter;
  readonly #keys: Counter;
  readonly #bossKey: Phaser.GameObjects.Image;
  readonly #tool: Phaser.GameObjects.Image;
  readonly #map: Phaser.GameObjects.Graphics;
  #mapped = "";

  constructor(stage: GameStage<unknown>) {
    this.#stage = stage;
    stage.add(0, 0, keys.bar).setDepth(800);
    this.#hearts = Array.from({ length: 8 }, (_, at) => this.#icon(34 + at * 35, 30, "heart", 0.7));
    this.#gems = new Counter(stage, this.#icon(344, 30, "gems", 0.72), 370);
    this.#keys = new Counter(stage, this.#icon(468, 30, "key", 0.72), 490);
    this.#bossKey = this.#icon(560, 30, "boss-key", 0.78);
    this.#tool = this.#icon(660, 30, "hammer", 0.92);
    this.#map = stage.scene.add.graphics().setDepth(801);
  }

  draw(state: QuestState, seconds: number): void {
    const isLow = state.health <= 2 && state.screen === "room";
    for (const [at, heart] of this.#hearts.entries()) {
      const halves = state.health - at * 2;
      const beat = isLow && halves > 0 ? 1 + Math.sin(state.ticks / 6) * 0.12 : 1;
      heart
        .setVisible(at * 2 < state.maxHealth)
        .setScale((0.7 * beat) / this.#stage.pixels)
        .setFrame(itemFrame(halves >= 2 ? "heart" : halves === 1 ? "half-heart" : "no-heart"));
    }
    this.#gems.show(state.gems, seconds);
    this.#keys.show(state.keys[state.realm] ?? 0, seconds);
    this.#bossKey.setVisible((state.bossKeys & (1 << state.realm)) !== 0);
    this.#tool.setVisible((state.tools & (1 << state.selected)) !== 0).setFrame(state.selected);
    const mapped = `${state.realm} ${state.room} ${state.done[state.realm]?.length}`;
    if (mapped === this.#mapped) return;
    this.#mapped = mapped;
    this.#map.clear();
    drawMap(this.#map, state, { x: 799, y: 14, width: 16, height: 8 });
  }

  #icon(x: number, y: number, name: string, scale: number): Phaser.GameObjects.Image {
    return this.#stage
      .add(x, y, keys.items, itemFrame(name))
      .setScale(scale / this.#stage.pixels)
      .setDepth(801);
  }
}

/** A picture with a number that grows for a moment when it changes. */
class Counter {
  readonly #text: Phaser.GameObjects.Text;
  readonly #scale: number;
  #left = 0;

  constructor(stage: GameStage<unknown>, icon: Phaser.GameObjects.Image, x: number) {
    this.#text = stage.addText(x, icon.y, "0", { size: 25, color: "#fff3d6" });
    this.#text.setOrigin(0, 0.5).setDepth(801);
    this.#scale = this.#text.scaleX;
  }

  show(value: number, seconds: number): void {
    const shown = String(value);
    if (this.#text.text !== shown) {
      this.#text.setText(shown);
      this.#left = pulseSeconds;
    }
    this.#left = Math.max(0, this.#left - seconds);
    this.#text.setScale(this.#scale * (1 + (this.#left / pulseSeconds) * 0.4));
  }
}
