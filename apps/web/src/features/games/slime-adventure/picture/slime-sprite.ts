import type { Body, SlimeState } from "@goldmane/games/slime-adventure/state";
import { sizes } from "@goldmane/games/slime-adventure/state";
import type Phaser from "phaser";
import type { GameStage } from "#features/games/host/game-picture.ts";
import { Wobble } from "./wobble.ts";
import { skinOf, slimeFrames, slimeHeight, type SlimeSkin } from "./slime-art.ts";
import { tileUnits, toUnits } from "./tile-units.ts";

export type Place = { x: number; y: number };

/** How long it takes to whirl into the goal. */
const homeSeconds = 0.75;

/** The picture of one body: a soft slime that squashes, stretches and turns toward what it holds. */
export class SlimeSprite {
  readonly #image: Phaser.GameObjects.Image;
  readonly #mark: Phaser.GameObjects.Image;
  readonly #stage: Pick<GameStage<unknown>, "add" | "pixels">;
  readonly #wobble = new Wobble();
  #opacity: number;
  #skin: SlimeSkin = "gobbet";
  #seconds = Math.random() * 4;
  #turn = 0;
  /** Seconds since it reached the goal. */
  #homeSeconds = 0;

  constructor(stage: Pick<GameStage<unknown>, "add" | "pixels">, opacity = 1) {
    this.#stage = stage;
    this.#opacity = opacity;
    this.#image = stage.add(0, 0, "slime.gobbet", 0).setDepth(20);
    this.#mark = stage.add(0, 0, "slime.mark", 0).setDepth(21).setVisible(false);
  }

  setOpacity(opacity: number): void {
    this.#opacity = opacity;
  }

  /** Squashes it, as a landing does; a negative strength stretches it. */
  squash(strength: number): void {
    this.#wobble.push(strength);
  }

  /** Shows a body whose upper left corner is at a place, in units. */
  draw(state: SlimeState, index: number, place: Place, seconds: number): void {
    const body = state.bodies[index];
    if (!body) return this.hide();
    this.#seconds += seconds;
    this.#wobble.advance(seconds, goalOf(body));
    this.#setSkin(skinOf(state, index));
    const isActive = state.players[body.player]?.active === index;
    const width = toUnits(body.width);
    const height = toUnits(body.height);
    const size = toUnits(body.isHalf ? sizes.half.height : sizes.whole.height) / (slimeHeight - 6);
    const breath = 1 + Math.sin(this.#seconds * 3.4) * 0.025;
    const { wide, tall } = this.#wobble;
    const foot = footOf(body, place, { width, height });
    this.#turn += (foot.turn - this.#turn) * Math.min(1, seconds * 22);
    this.#image
      .setVisible(body.away === 0)
      .setPosition(foot.x, foot.y)
      .setRotation(this.#turn)
      .setFlipX(isFlipped(body))
      .setFrame(frameOf(body, this.#seconds, isActive))
      .setAlpha(this.#opacity * (isActive ? 1 : 0.82))
      .setScale((size * wide) / this.#stage.pixels, (size * tall * breath) / this.#stage.pixels);
    this.#mark
      .setVisible(body.away === 0 && body.color > 0)
      .setPosition(place.x + width / 2, place.y + height - 9)
      .setAlpha(this.#opacity);
    if (body.color > 0) this.#mark.setFrame(body.color);
    if (state.players[body.player]?.isHome === true) this.#goHome(state, seconds);
  }

  /** Whirls into the goal. */
  #goHome({ goal, level }: SlimeState, seconds: number): void {
    this.#homeSeconds += seconds;
    const share = Math.min(1, this.#homeSeconds / homeSeconds);
    const image = this.#image;
    const x = ((goal % level.width) + 0.5) * tileUnits;
    const y = (Math.floor(goal / level.width) + 1) * tileUnits - 30;
    image.setPosition(image.x + (x - image.x) * share, image.y + (y - image.y) * share);
    image.setRotation(share * 9).setScale(image.scaleX * (1 - share), image.scaleY * (1 - share));
    this.#mark.setVisible(false);
  }

  hide(): void {
    this.#image.setVisible(false);
    this.#mark.setVisible(false);
  }

  destroy(): void {
    this.#image.destroy();
    this.#mark.destroy();
  }

  #setSkin(skin: SlimeSkin): void {
    if (skin === this.#skin) return;
    this.#skin = skin;
    const made = this.#stage.add(0, 0, `slime.${skin}`, 0);
    this.#image.setTexture(`slime.${skin}`, 0).setOrigin(made.originX, made.originY);
    made.destroy();
    this.squash(0.3);
  }
}

/** How wide and tall a body wants to be for what it does. */
function goalOf(body: Body): { wide: number; tall: number } {
  if (body.stretch > 0)
    return body.stretchesUp ? { wide: 0.68, tall: 1.5 } : { wide: 1.75, tall: 0.62 };
  if (!body.isHalf && body.height < sizes.whole.height) return { wide: 1.35, tall: 0.68 };
  if (body.grip !== "none") return { wide: 1.14, tall: 0.86 };
  if (!body.onGround) {
    const speed = Math.min(1, Math.abs(body.vy) / 1400);
    return { wide: 1 - speed * 0.16, tall: 1 + speed * 0.22 };
  }
  const run = Math.min(1, Math.abs(body.vx) / 410);
  return { wide: 1 + run * 0.06, tall: 1 - run * 0.05 };
}

function footOf(
  { grip }: Body,
  { x, y }: Place,
  { width, height }: { width: number; height: number },
): { x: number; y: number; turn: number } {
  if (grip === "left") return { x, y: y + height / 2, turn: Math.PI / 2 };
  if (grip === "right") return { x: x + width, y: y + height / 2, turn: -Math.PI / 2 };
  if (grip === "ceiling") return { x: x + width / 2, y, turn: Math.PI };
  return { x: x + width / 2, y: y + height, turn: 0 };
}

function isFlipped({ grip, facing, vy }: Body): boolean {
  if (grip === "ceiling") return facing > 0;
  if (grip === "left") return vy < 0;
  if (grip === "right") return vy > 0;
  return facing < 0;
}

function frameOf(body: Body, seconds: number, isActive: boolean): number {
  if (body.stretch > 0) return slimeFrames.silly;
  if (!body.onGround && body.grip === "none")
    return body.vy < -150
      ? slimeFrames.glad
      : body.vy > 500
        ? slimeFrames.amazed
        : slimeFrames.calm;
  const blinks = seconds % 3.1 < 0.12 || (!isActive && seconds % 4 < 2.6);
  return blinks ? slimeFrames.blink : slimeFrames.calm;
}
