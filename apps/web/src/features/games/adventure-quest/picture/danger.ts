import { roomTop, tilePixels as size } from "@goldmane/games/adventure-quest/world/field";
import type { QuestState } from "@goldmane/games/adventure-quest/play/state";
import type Phaser from "phaser";
import type { GameStage } from "#features/games/host/game-picture.ts";

/** Ticks before a strike in which its zone shows. */
const warning = 70;

/** Shows where a boss will strike: a frame that fills up, and a burst when it is dangerous. */
export class Danger {
  readonly #graphics: Phaser.GameObjects.Graphics;

  constructor(stage: GameStage<unknown>) {
    this.#graphics = stage.scene.add.graphics().setDepth(6);
  }

  draw({ zones, boss }: QuestState, color: string): void {
    this.#graphics.clear();
    if (!boss) return;
    const tone = Number.parseInt(color.slice(1), 16);
    for (const zone of zones) {
      const left = zone.from - boss.clock;
      if (left > warning) continue;
      const x = zone.x * size;
      const y = zone.y * size + roomTop;
      const width = zone.width * size;
      const height = zone.height * size;
      if (left <= 0) {
        this.#graphics.fillStyle(tone, 0.85).fillRect(x, y, width, height);
        this.#graphics.fillStyle(0xffffff, 0.7);
        for (let row = 0; row < zone.height; row += 1)
          for (let column = 0; column < zone.width; column += 1)
            this.#graphics.fillCircle(x + column * size + 24, y + row * size + 24, 9);
        continue;
      }
      const share = 1 - left / warning;
      const grown = { width: width * share, height: height * share };
      this.#graphics.fillStyle(tone, 0.28).fillRect(x, y, width, height);
      this.#graphics
        .fillStyle(tone, 0.4)
        .fillRect(
          x + (width - grown.width) / 2,
          y + (height - grown.height) / 2,
          grown.width,
          grown.height,
        );
      this.#graphics.lineStyle(4, 0xffffff, 0.85).strokeRect(x + 3, y + 3, width - 6, height - 6);
    }
  }
}
