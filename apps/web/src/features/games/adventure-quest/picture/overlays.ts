import { choiceBoxes, riddles } from "@goldmane/games/adventure-quest/world/riddles";
import { isRealmOpen, realmSpots } from "@goldmane/games/adventure-quest/world/world-map";
import type { QuestState } from "@goldmane/games/adventure-quest/play/state";
import { tools } from "@goldmane/games/adventure-quest/world/tools";
import type Phaser from "phaser";
import type { GameStage } from "#features/games/host/game-picture.ts";
import { riddleText } from "#features/games/adventure-quest/riddle-texts.ts";
import { bakeRiddle, keys } from "./bake-art.ts";
import { drawMap } from "./hud.ts";
import { itemFrame } from "./paint-items.ts";
import { themes, type RealmTheme } from "./realm-theme.ts";

/** Overlays on the room: a riddle, a find, the realm map and the world map. */
export class Overlays {
  readonly #stage: GameStage<unknown>;
  #shown = "";
  #objects: (Phaser.GameObjects.GameObject & Phaser.GameObjects.Components.Depth)[] = [];
  #frame: Phaser.GameObjects.Graphics | null = null;

  constructor(stage: GameStage<unknown>) {
    this.#stage = stage;
  }

  draw(state: QuestState, theme: RealmTheme): void {
    const name = nameOf(state);
    if (name !== this.#shown) {
      this.#shown = name;
      for (const object of this.#objects) object.destroy();
      this.#objects = [];
      this.#frame = null;
      this.#open(state, theme);
    }
    if (state.screen === "talk") this.#highlight(state);
    else if (state.screen === "world") this.#point(state);
  }

  #open(state: QuestState, theme: RealmTheme): void {
    if (state.screen === "talk") void this.#openRiddle(state, theme);
    else if (state.screen === "found") this.#openFind(state);
    else if (state.screen === "map") this.#openMap(state);
    else if (state.screen === "world") this.#openWorld(state);
  }

  #keep<Made extends Phaser.GameObjects.GameObject & Phaser.GameObjects.Components.Depth>(
    made: Made,
    depth: number,
  ): Made {
    made.setDepth(depth);
    this.#objects.push(made);
    return made;
  }

  #panel(x: number, y: number, width: number, height: number): void {
    const graphics = this.#keep(this.#stage.scene.add.graphics(), 900);
    graphics.fillStyle(0x140a22, 0.6).fillRect(0, 60, 960, 480);
    graphics.fillStyle(0x2b1a45, 1).fillRoundedRect(x, y, width, height, 26);
    graphics.lineStyle(5, 0xf5c451, 1).strokeRoundedRect(x, y, width, height, 26);
  }

  #icon(x: number, y: number, name: string, scale: number, depth = 905): Phaser.GameObjects.Image {
    const image = this.#stage.add(x, y, keys.items, itemFrame(name));
    return this.#keep(image.setScale(scale / this.#stage.pixels), depth);
  }

  async #openRiddle(state: QuestState, theme: RealmTheme): Promise<void> {
    const { talk } = state;
    const riddle = riddles[talk?.riddle ?? 0];
    if (!talk || !riddle) return;
    const shown = this.#shown;
    this.#panel(90, 84, 780, 430);
    this.#keep(this.#stage.add(185, 290, keys.person(theme), 1), 904).setScale(
      2.1 / this.#stage.pixels,
    );
    const text = this.#keep(
      this.#stage.addText(545, riddle.row ? 140 : 200, riddleText(riddle.key), {
        size: 30,
        color: "#fff3d6",
      }),
      904,
    );
    text.setWordWrapWidth(540 * this.#stage.pixels).setAlign("center");
    const cards = this.#keep(this.#stage.scene.add.graphics(), 902);
    for (const box of choiceBoxes)
      cards.fillStyle(0xfff3d6, 1).fillRoundedRect(box.x, box.y, box.width, box.height, 20);
    this.#frame = this.#keep(this.#stage.scene.add.graphics(), 903);
    await bakeRiddle(this.#stage, talk.riddle);
    if (this.#shown !== shown) return;
    for (const [at, name] of talk.picks.entries()) {
      const box = choiceBoxes[at];
      if (box) this.#picture(name, box.x + box.width / 2, box.y + box.height - 24, 1.25);
    }
    for (const [at, name] of (riddle.row ?? []).entries())
      this.#picture(name, 330 + at * 78, 268, 0.66);
    if (riddle.row)
      this.#keep(
        this.#stage.addText(330 + riddle.row.length * 78, 236, "?", { size: 44, color: "#ffe26b" }),
        905,
      );
  }

  #picture(name: string, x: number, foot: number, scale: number): void {
    if (name === "sun" || name === "moon") this.#icon(x, foot - 54 * scale, name, 1.9 * scale);
    else
      this.#keep(this.#stage.add(x, foot, keys.picture(name)), 905).setScale(
        scale / this.#stage.pixels,
      );
  }

  #highlight({ talk, ticks }: QuestState): void {
    const frame = this.#frame;
    if (!talk || !frame) return;
    frame.clear();
    for (const [at, box] of choiceBoxes.entries()) {
      if ((talk.gone & (1 << at)) !== 0) {
        frame.fillStyle(0x2b1a45, 0.8).fillRoundedRect(box.x, box.y, box.width, box.height, 20);
        continue;
      }
      if (at !== talk.at) continue;
      const color = talk.solved > 0 ? 0x4fc06a : 0xff8f3f;
      const grow = 4 + Math.sin(ticks / 8) * 2;
      frame
        .lineStyle(9, color, 1)
        .strokeRoundedRect(
          box.x - grow,
          box.y - grow,
          box.width + grow * 2,
          box.height + grow * 2,
          24,
        );
    }
  }

  #openFind({ found, hero }: QuestState): void {
    if (!found) return;
    const x = hero.x / 256;
    const y = hero.y / 256 - 34 + 60 - 30;
    const graphics = this.#keep(this.#stage.scene.add.graphics(), 900);
    graphics.fillStyle(0x140a22, 0.35).fillRect(0, 60, 960, 480);
    graphics.fillStyle(0xfff3a8, 0.5).fillCircle(x, y, 46);
    graphics.fillStyle(0xffffff, 0.7).fillCircle(x, y, 32);
    this.#icon(x, y, found, 1.15);
    if ((tools as readonly string[]).includes(found)) this.#panelTool(found);
  }

  /** A new tool is shown large, with what it opens. */
  #panelTool(found: string): void {
    const graphics = this.#keep(this.#stage.scene.add.graphics(), 900);
    graphics.fillStyle(0x2b1a45, 0.96).fillRoundedRect(380, 430, 200, 96, 24);
    graphics.lineStyle(4, 0xf5c451, 1).strokeRoundedRect(380, 430, 200, 96, 24);
    this.#icon(480, 478, found, 1.6);
  }

  #openMap(state: QuestState): void {
    this.#panel(130, 84, 700, 430);
    const graphics = this.#keep(this.#stage.scene.add.graphics(), 903);
    drawMap(graphics, state, { x: 170, y: 130, width: 92, height: 76 });
    const box = this.#keep(this.#stage.scene.add.graphics(), 903);
    for (const [at, tool] of tools.entries()) {
      const x = 690 + (at % 2) * 76;
      const y = 150 + Math.floor(at / 2) * 82;
      box.fillStyle(0x140a22, 0.7).fillRoundedRect(x - 32, y - 32, 64, 64, 14);
      if ((state.tools & (1 << at)) !== 0) this.#icon(x, y, tool, 1.1);
    }
  }

  #openWorld(state: QuestState): void {
    const graphics = this.#keep(this.#stage.scene.add.graphics(), 900);
    graphics.fillStyle(0x2f86c4, 1).fillRect(0, 60, 960, 480);
    for (let wave = 0; wave < 40; wave += 1)
      graphics
        .lineStyle(3, 0x6fc0ea, 0.5)
        .lineBetween(
          (wave * 157) % 960,
          80 + ((wave * 83) % 450),
          ((wave * 157) % 960) + 26,
          80 + ((wave * 83) % 450),
        );
    for (let at = 0; at + 1 < realmSpots.length; at += 1) {
      const from = realmSpots[at];
      const to = realmSpots[at + 1];
      if (!from || !to) continue;
      for (let dot = 1; dot < 8; dot += 1)
        graphics
          .fillStyle(0xfff3d6, isRealmOpen(state, at + 1) ? 1 : 0.3)
          .fillCircle(
            from.x + ((to.x - from.x) * dot) / 8,
            from.y + ((to.y - from.y) * dot) / 8,
            4,
          );
    }
    for (const [at, spot] of realmSpots.entries()) {
      const theme = themes[at];
      if (!theme) continue;
      const ground = (color: string): number => Number.parseInt(color.slice(1), 16);
      graphics.fillStyle(0xf6e2b0, 1).fillEllipse(spot.x, spot.y + 8, 156, 112);
      graphics.fillStyle(ground(theme.floor[0]), 1).fillEllipse(spot.x, spot.y, 136, 94);
      graphics
        .fillStyle(ground(theme.tree[0]), 1)
        .fillCircle(spot.x - 38, spot.y - 14, 18)
        .fillCircle(spot.x + 40, spot.y - 8, 15);
      graphics
        .fillStyle(ground(theme.wall[1]), 1)
        .fillRoundedRect(spot.x - 18, spot.y - 40, 36, 44, 6);
      graphics
        .fillStyle(ground(theme.wall[0]), 1)
        .fillTriangle(spot.x - 26, spot.y - 38, spot.x, spot.y - 66, spot.x + 26, spot.y - 38);
      if ((state.beaten & (1 << at)) !== 0) this.#icon(spot.x, spot.y + 22, "spark", 1);
      else if (!isRealmOpen(state, at)) this.#icon(spot.x, spot.y + 20, "lock", 1);
    }
    this.#frame = this.#keep(this.#stage.scene.add.graphics(), 901);
    this.#keep(this.#stage.add(0, 0, keys.hero, 0), 906).setName("marker");
  }

  #point({ worldAt, ticks }: QuestState): void {
    const spot = realmSpots[worldAt] ?? realmSpots[0];
    const marker = this.#objects.find(({ name }) => name === "marker") as
      | Phaser.GameObjects.Image
      | undefined;
    marker?.setPosition(spot.x, spot.y + 30 - Math.abs(Math.sin(ticks / 12)) * 10);
    this.#frame
      ?.clear()
      .lineStyle(6, 0xffe26b, 1)
      .strokeEllipse(spot.x, spot.y + 4, 160, 116);
  }
}

function nameOf({ screen, talk, found, worldAt, realm, ticks, screenTicks }: QuestState): string {
  if (screen === "talk") return `talk ${talk?.riddle} ${ticks - screenTicks}`;
  if (screen === "found") return `found ${found} ${ticks - screenTicks}`;
  return screen === "map" || screen === "world"
    ? `${screen} ${realm} ${screen === "map" ? worldAt : ""}`
    : "";
}
