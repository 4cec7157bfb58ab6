import { bossHits } from "@goldmane/games/adventure-quest/play/boss";
import type { QuestState } from "@goldmane/games/adventure-quest/play/state";
import type Phaser from "phaser";
import type { GameStage } from "#features/games/host/game-picture.ts";
import { bossFallTicks } from "./actors.ts";
import { keys } from "./art-keys.ts";
import { bossName } from "./boss-name.ts";
import { itemFrame } from "./paint/paint-items.ts";

const barY = 516;
/** Ticks of the fight in which the boss is introduced. */
const introTicks = 110;

/** What is around a boss: dark bars and its name at its entrance, and how far the fight has gone. */
export class BossView {
  readonly #bars: Phaser.GameObjects.Rectangle[];
  readonly #name: Phaser.GameObjects.Text;
  readonly #small: Phaser.GameObjects.Text;
  readonly #plate: Phaser.GameObjects.Graphics;
  readonly #giggles: Phaser.GameObjects.Image[];
  #landed = -1;

  constructor(stage: GameStage<unknown>) {
    this.#bars = [60, 540].map((y, at) =>
      stage.scene.add.rectangle(0, y, 960, 54, 0x0d0618).setOrigin(0, at).setDepth(760),
    );
    this.#name = stage.addText(480, 452, "", {
      size: 46,
      color: "#ffe9a8",
      outline: "#3a0d28",
    });
    this.#name.setDepth(765);
    this.#small = stage.addText(348, barY, "", { size: 17, color: "#fff3d6" });
    this.#small.setOrigin(1, 0.5).setDepth(741);
    this.#plate = stage.scene.add.graphics().setDepth(740);
    this.#plate.fillStyle(0x160a22, 0.82).fillRoundedRect(356, barY - 15, 300, 30, 15);
    this.#plate.lineStyle(2, 0xf5c451, 0.9).strokeRoundedRect(356, barY - 15, 300, 30, 15);
    this.#giggles = Array.from({ length: bossHits }, (_, at) =>
      stage
        .add(374 + at * 33, barY, keys.items, itemFrame("heart"))
        .setScale(0.5 / stage.pixels)
        .setDepth(741),
    );
  }

  /** Whether the boss hits the ground in this frame. */
  draw(state: QuestState): boolean {
    const { boss } = state;
    const isFight = boss !== null && boss.mode !== "won" && state.screen === "room";
    const isIntro = isFight && boss.clock < introTicks;
    const share = isIntro
      ? Math.min(1, boss.clock / 14, Math.max(0, (introTicks - boss.clock) / 16))
      : 0;
    for (const [at, bar] of this.#bars.entries())
      bar.setVisible(share > 0).setY(at === 0 ? 60 - (1 - share) * 54 : 540 + (1 - share) * 54);
    const isNamed = isIntro && boss.clock > bossFallTicks;
    this.#name.setVisible(isNamed).setAlpha(share);
    const isBar = isFight && boss.clock >= introTicks;
    this.#plate.setVisible(isBar);
    this.#small.setVisible(isBar);
    if (isNamed || isBar)
      for (const text of [this.#name, this.#small])
        if (text.text !== bossName(boss.kind)) text.setText(bossName(boss.kind));
    for (const [at, heart] of this.#giggles.entries())
      heart
        .setVisible(isBar)
        .setFrame(itemFrame(boss && at < boss.hitsLeft ? "heart" : "no-heart"));
    const clock = boss?.clock ?? -1;
    const hasLanded = this.#landed < bossFallTicks && clock >= bossFallTicks && clock < introTicks;
    this.#landed = clock;
    return hasLanded;
  }
}
