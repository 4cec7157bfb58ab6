import { ticksPerSecond } from "@goldmane/games/kernel/game-rules";
import type { Button } from "@goldmane/games/kernel/input";
import type { SlimeState } from "@goldmane/games/slime-adventure/state";
import type Phaser from "phaser";
import type { GameStage } from "#features/games/host/game-picture.ts";
import { keyPicture, keySize } from "#features/games/slime-adventure/guide/paint-key.ts";
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
  /** The button that the hint presses. */
  pressed: readonly Button[] = [];
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
    {
      camera,
      places,
      seconds,
      isGuided,
    }: { camera: Place; places: readonly Place[]; seconds: number; isGuided: boolean },
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
    const place = places[state.players[0]?.active ?? 0];
    this.#drawHint(state, { camera, place, isGuided });
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

  #drawHint(
    state: SlimeState,
    { camera, place, isGuided }: { camera: Place; place: Place | undefined; isGuided: boolean },
  ): void {
    this.pressed = [];
    if (!this.#hint) return;
    const { parts, images } = this.#hint;
    const isShown = state.ticks > hintAfter * ticksPerSecond && place !== undefined && !isGuided;
    const turn = Math.floor(this.#seconds / 0.75) % parts.length;
    const width = parts.reduce((sum, { button }) => sum + keySize(button).width + 6, -6);
    let left = Math.max(14, (place?.x ?? 0) - camera.x + 20 - width / 2);
    for (const [at, image] of images.entries()) {
      const isDone = parts[at]?.isDone(state) ?? true;
      image.setVisible(isShown && !parts.every((part) => part.isDone(state)));
      const isPressed = at === turn && this.#seconds % 0.75 < 0.4;
      const { button } = parts[at] ?? { button: "a" };
      if (isPressed && image.visible && !isDone) this.pressed = [button];
      image.setFrame(isPressed ? 1 : 0).setAlpha(isDone ? 0.35 : 1);
      const own = keySize(button).width;
      if (place) image.setPosition(left + own / 2, place.y - camera.y - 66);
      left += own + 6;
    }
  }

  destroy(): void {
    for (const item of [this.#gem, this.#gems, this.#gemStar]) item.destroy();
    for (const item of [this.#time, this.#timeStar, ...this.#arrows]) item.destroy();
    for (const image of this.#hint?.images ?? []) image.destroy();
  }
}

function addHint(stage: GameStage<SlimeOptions>, { button }: HintPart): Phaser.GameObjects.Image {
  return stage.add(0, 0, keyPicture(stage.art, button)).setScrollFactor(0).setDepth(50);
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
