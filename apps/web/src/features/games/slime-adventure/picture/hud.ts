import { ticksPerSecond } from "@goldmane/games/kernel/game-rules";
import type { SlimeState } from "@goldmane/games/slime-adventure/state";
import type Phaser from "phaser";
import type { GameStage } from "#features/games/host/game-picture.ts";
import { hintOf, type HintPart } from "./hints.ts";
import type { SlimeOptions } from "@goldmane/games/slime-adventure/options";
import type { View } from "./follow-camera.ts";
import type { Place } from "./slime-sprite.ts";

/** Seconds without progress after which a hint appears. */
const hintAfter = 1.2;

/** The gems, the time, an arrow over the half that is moved, and the hint of a new ability. */
export class Hud {
  readonly #stage: GameStage<SlimeOptions>;
  readonly #gem: Phaser.GameObjects.Image;
  readonly #gems: Phaser.GameObjects.Text;
  readonly #time: Phaser.GameObjects.Text;
  readonly #gemStar: Phaser.GameObjects.Image;
  readonly #timeStar: Phaser.GameObjects.Image;
  readonly #arrows: Phaser.GameObjects.Image[] = [];
  readonly #hint: { parts: readonly HintPart[]; images: Phaser.GameObjects.Image[] } | null;
  #seconds = 0;
  #shown = "";

  constructor(stage: GameStage<SlimeOptions>, state: SlimeState, view: View) {
    this.#stage = stage;
    const style = { size: 24, color: "#ffffff", outline: "#1d2b3a", isDisplay: true };
    this.#gem = stage.add(34, 34, "slime.gem").setScrollFactor(0).setDepth(60);
    this.#gems = stage.addText(56, 34, "", style).setOrigin(0, 0.5).setScrollFactor(0).setDepth(60);
    this.#time = stage
      .addText(view.width / 2, 34, "", style)
      .setOrigin(0.5)
      .setScrollFactor(0)
      .setDepth(60);
    this.#gemStar = stage.add(130, 34, "slime.star", 0).setScrollFactor(0).setDepth(60);
    this.#timeStar = stage
      .add(view.width / 2 + 56, 34, "slime.star", 1)
      .setScrollFactor(0)
      .setDepth(60);
    this.#timeStar.setVisible(state.level.par > 0);
    stage.art.paint("slime.arrow", { width: 20, height: 16, draw: paintArrow });
    const parts = hintOf(state.levelNumber);
    this.#hint = parts && { parts, images: parts.map((part) => addHint(stage, part)) };
  }

  draw(
    state: SlimeState,
    { camera, places, seconds }: { camera: Place; places: readonly Place[]; seconds: number },
  ): void {
    this.#seconds += seconds;
    const text = `${state.gemCount - state.gems.length}/${state.gemCount}`;
    const time = (Math.floor((state.clock / ticksPerSecond) * 10) / 10).toFixed(1);
    if (`${text} ${time}` !== this.#shown) {
      this.#shown = `${text} ${time}`;
      this.#gems.setText(text);
      this.#time.setText(time);
      // Large texts push the stars aside.
      this.#gemStar.setX(Math.max(130, this.#gems.x + this.#gems.displayWidth + 24));
      this.#timeStar.setX(this.#time.x + Math.max(56, this.#time.displayWidth / 2 + 22));
      this.#gemStar.setFrame(state.gems.length === 0 ? 1 : 0);
      this.#timeStar.setFrame(state.clock <= state.level.par ? 1 : 0);
    }
    this.#drawArrows(state, places);
    this.#drawHint(state, camera, places[state.players[0]?.active ?? 0]);
  }

  #drawArrows(state: SlimeState, places: readonly Place[]): void {
    for (const [index, player] of state.players.entries()) {
      const arrow = (this.#arrows[index] ??= this.#stage.add(0, 0, "slime.arrow").setDepth(40));
      const body = state.bodies[player.active];
      const place = places[player.active];
      const isShown = body?.isHalf === true && body.away === 0 && place !== undefined;
      arrow.setVisible(isShown);
      if (place) arrow.setPosition(place.x + 13, place.y - 16 + Math.sin(this.#seconds * 5) * 3);
    }
  }

  #drawHint(state: SlimeState, camera: Place, place: Place | undefined): void {
    if (!this.#hint) return;
    const { parts, images } = this.#hint;
    const isShown = state.ticks > hintAfter * ticksPerSecond && place !== undefined;
    const turn = Math.floor(this.#seconds / 0.75) % parts.length;
    for (const [at, image] of images.entries()) {
      const isDone = parts[at]?.isDone(state) ?? true;
      image.setVisible(isShown && !parts.every((part) => part.isDone(state)));
      const isPressed = at === turn && this.#seconds % 0.75 < 0.4;
      image.setScale((isPressed ? 0.86 : 1) / this.#stage.pixels).setAlpha(isDone ? 0.35 : 1);
      if (!place) continue;
      const middle = place.x - camera.x + 20 + (at - (images.length - 1) / 2) * 58;
      image.setPosition(Math.max(40, middle), place.y - camera.y - 66);
    }
  }

  destroy(): void {
    for (const item of [this.#gem, this.#gems, this.#gemStar]) item.destroy();
    for (const item of [this.#time, this.#timeStar, ...this.#arrows]) item.destroy();
    for (const image of this.#hint?.images ?? []) image.destroy();
  }
}

function addHint(stage: GameStage<SlimeOptions>, part: HintPart): Phaser.GameObjects.Image {
  stage.art.paint(`slime.hint.${part.id}`, {
    width: 52,
    height: 56,
    draw: (context) => paintHint(context, part),
  });
  return stage.add(0, 0, `slime.hint.${part.id}`).setScrollFactor(0).setDepth(50);
}

function paintHint(context: CanvasRenderingContext2D, part: HintPart): void {
  context.fillStyle = "#1d2b3a";
  context.beginPath();
  context.roundRect(2, 6, 48, 48, 14);
  context.fill();
  context.fillStyle = "#fffbe9";
  context.beginPath();
  context.roundRect(2, 2, 48, 46, 14);
  context.fill();
  context.translate(12, 11);
  context.scale(1.17, 1.17);
  context.fillStyle = "#1d2b3a";
  const outline = new Path2D(part.icon);
  // eslint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas has no items
  context.fill(outline);
}

function paintArrow(context: CanvasRenderingContext2D): void {
  context.beginPath();
  context.moveTo(2, 2);
  context.lineTo(18, 2);
  context.lineTo(10, 14);
  context.closePath();
  context.fillStyle = "#ffe27a";
  context.fill();
  context.strokeStyle = "#5a3c10";
  context.lineWidth = 2;
  context.lineJoin = "round";
  context.stroke();
}
