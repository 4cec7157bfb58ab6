import type { QuestState } from "@goldmane/games/adventure-quest/play/state";
import { choiceBoxes, riddles } from "@goldmane/games/adventure-quest/world/riddles";
import type Phaser from "phaser";
import type { GameStage } from "#features/games/host/game-picture.ts";
import { keys } from "./art-keys.ts";
import { bakeRiddle } from "./bake-riddle.ts";
import type { RealmTheme } from "./realm-theme.ts";

type Drawn = Phaser.GameObjects.GameObject & Phaser.GameObjects.Components.Depth;

/** Ticks until a silhouette of the answer appears, for children who can't read. */
const thinkTicks = 60 * 9;

/** Units of a picture on its card, and in a row. */
const cardSize = 120;
const rowSize = 66;

/**
 * A character, its row of pictures and the cards to choose from. Its text is on the page
 * (message-of-quest.ts). After a while or a wrong answer the answer's shadow shows in a thought.
 */
export class RiddleView {
  readonly #stage: GameStage<unknown>;
  readonly #objects: Drawn[] = [];
  readonly #frame: Phaser.GameObjects.Graphics;
  readonly #thought: Drawn[] = [];
  readonly #cards: Phaser.GameObjects.Image[] = [];
  #isGone = false;

  constructor(stage: GameStage<unknown>, state: QuestState, theme: RealmTheme) {
    this.#stage = stage;
    const panel = this.#keep(stage.scene.add.graphics(), 900);
    panel.fillStyle(0x0d0618, 0.66).fillRect(0, 60, 960, 480);
    panel.fillStyle(0x000000, 0.35).fillRoundedRect(94, 92, 780, 430, 28);
    panel.fillStyle(0x2b1a45, 1).fillRoundedRect(90, 84, 780, 430, 28);
    panel.fillStyle(0x3a2560, 1).fillRoundedRect(102, 96, 756, 204, 20);
    panel.lineStyle(5, 0xf5c451, 1).strokeRoundedRect(90, 84, 780, 430, 28);
    panel.fillStyle(0x160a22, 0.5).fillEllipse(190, 288, 120, 22);
    for (const box of choiceBoxes) {
      panel
        .fillStyle(0x12081e, 0.6)
        .fillRoundedRect(box.x + 3, box.y + 6, box.width, box.height, 22);
      panel.fillStyle(0xf3dfb2, 1).fillRoundedRect(box.x, box.y, box.width, box.height, 22);
      panel
        .fillStyle(0xfff6df, 1)
        .fillRoundedRect(box.x + 6, box.y + 5, box.width - 12, box.height - 18, 17);
    }
    this.#keep(stage.add(190, 290, keys.person(theme), 1), 904).setScale(2.1 / stage.pixels);
    this.#frame = this.#keep(stage.scene.add.graphics(), 908);
    void this.#addPictures(state);
  }

  draw({ talk, ticks, screenTicks }: QuestState): void {
    const graphics = this.#frame.clear();
    if (!talk) return;
    const isThought = screenTicks > thinkTicks || (talk.gone !== 0 && talk.solved === 0);
    for (const part of this.#thought)
      (part as Phaser.GameObjects.Image).setVisible(isThought && talk.solved === 0);
    for (const [at, box] of choiceBoxes.entries()) {
      const isGone = (talk.gone & (1 << at)) !== 0;
      const isAt = at === talk.at && !isGone;
      const lift = isAt ? Math.abs(Math.sin(ticks / (talk.solved > 0 ? 5 : 14))) * 8 : 0;
      this.#cards[at]?.setY(box.y + box.height / 2 - 4 - lift).setAlpha(isGone ? 0.18 : 1);
      if (isGone)
        graphics.fillStyle(0x2b1a45, 0.62).fillRoundedRect(box.x, box.y, box.width, box.height, 22);
      if (!isAt) continue;
      const grow = 5 + Math.sin(ticks / 8) * 2;
      graphics
        .lineStyle(9, talk.solved > 0 ? 0x4fc06a : 0xff8f3f, 1)
        .strokeRoundedRect(
          box.x - grow,
          box.y - grow,
          box.width + grow * 2,
          box.height + grow * 2,
          26,
        );
    }
  }

  destroy(): void {
    this.#isGone = true;
    for (const object of this.#objects) object.destroy();
  }

  async #addPictures({ talk }: QuestState): Promise<void> {
    const riddle = riddles[talk?.riddle ?? 0];
    if (!talk || !riddle) return;
    await bakeRiddle(this.#stage, talk.riddle);
    if (this.#isGone) return;
    for (const [at, name] of talk.picks.entries()) {
      const box = choiceBoxes[at];
      if (!box) continue;
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 - 4 };
      this.#cards.push(this.#fit(keys.picture(name), middle, cardSize, 905));
    }
    const { row } = riddle;
    if (row) {
      const left = 575 - (row.length * 74) / 2;
      for (const [at, name] of row.entries())
        this.#fit(keys.picture(name), { x: left + at * 74, y: 236 }, rowSize, 905);
      const ask = this.#stage.addText(left + row.length * 74, 236, "?", {
        size: 52,
        color: "#ffe26b",
      });
      this.#keep(ask, 905);
      return;
    }
    const cloud = this.#keep(this.#stage.scene.add.graphics(), 905);
    cloud.fillStyle(0xfff6df, 1).fillCircle(240, 180, 7).fillCircle(256, 160, 10);
    cloud.fillCircle(292, 128, 36).fillCircle(268, 132, 24).fillCircle(318, 134, 24);
    const answer = keys.shadowOf(riddle.picks[0]);
    this.#thought.push(cloud, this.#fit(answer, { x: 292, y: 129 }, 52, 906));
  }

  /** Adds a picture as large as fits into a square. */
  #fit(
    key: string,
    { x, y }: { x: number; y: number },
    most: number,
    depth: number,
  ): Phaser.GameObjects.Image {
    const image = this.#keep(this.#stage.add(x, y, key).setOrigin(0.5), depth);
    return image.setScale(most / Math.max(image.width, image.height));
  }

  #keep<Made extends Drawn>(made: Made, depth: number): Made {
    made.setDepth(depth);
    this.#objects.push(made);
    return made;
  }
}
