import type { Button } from "@goldmane/games/kernel/input";
import type Phaser from "phaser";
import type { GameStage } from "#features/games/host/game-picture.ts";
import type { Place } from "#features/games/slime-adventure/picture/slime-sprite.ts";
import { keyPicture, keySize, type KeyName } from "./paint-key.ts";

const names: readonly KeyName[] = ["left", "right", "up", "down", "a", "b", "x"];
/** A key stays down for so long, so that it doesn't flicker. */
const leastSeconds = 0.35;
/** How soon a change of direction counts, per second: short steps aside are left out. */
const turning = 6;
const leaning = 0.35;
/** Seconds for which a key that was pressed stays in the row. */
const shownSeconds = 1.6;

/** The keys that a slime's player holds, in a row above it. */
export class KeyPictures {
  readonly #stage: Pick<GameStage<unknown>, "add" | "art" | "pixels">;
  readonly #images = new Map<KeyName, Phaser.GameObjects.Image>();
  /** Seconds since each key was held last. */
  readonly #since = new Map<KeyName, number>();
  /** From -1 for left to 1 for right. */
  #lean = 0;

  /** What is held now. */
  pressed: readonly KeyName[] = [];

  constructor(stage: Pick<GameStage<unknown>, "add" | "art" | "pixels">) {
    this.#stage = stage;
  }

  /** Shows the keys above the top of a slime. */
  draw(
    { x, y }: Place,
    {
      isDown,
      seconds,
      opacity,
    }: { isDown: (name: Button) => boolean; seconds: number; opacity: number },
  ): void {
    const side = Number(isDown("right")) - Number(isDown("left"));
    this.#lean += (side - this.#lean) * Math.min(1, seconds * turning);
    for (const name of names) {
      const isHeld = name === "left" || name === "right" ? this.#leans(name) : isDown(name);
      this.#since.set(name, isHeld ? 0 : (this.#since.get(name) ?? 9) + seconds);
    }
    if (this.#leans("left")) this.#since.delete("right");
    if (this.#leans("right")) this.#since.delete("left");
    const isPressed = (name: KeyName) => (this.#since.get(name) ?? 9) < leastSeconds;
    this.pressed = names.filter(isPressed);
    const shown = names.filter((name) => (this.#since.get(name) ?? 9) < shownSeconds);
    const width = shown.reduce((sum, name) => sum + keySize(name).width + 4, -4);
    let left = x - width / 2;
    for (const name of names) {
      const image = this.#imageOf(name);
      image.setVisible(shown.includes(name)).setFrame(isPressed(name) ? 1 : 0);
      if (!shown.includes(name)) continue;
      const own = keySize(name).width;
      image.setPosition(left + own / 2, y - 44).setAlpha(opacity * (isPressed(name) ? 1 : 0.55));
      left += own + 4;
    }
  }

  #leans(side: "left" | "right"): boolean {
    return side === "left" ? this.#lean < -leaning : this.#lean > leaning;
  }

  hide(): void {
    for (const image of this.#images.values()) image.setVisible(false);
    this.#since.clear();
    this.pressed = [];
    this.#lean = 0;
  }

  destroy(): void {
    for (const image of this.#images.values()) image.destroy();
  }

  #imageOf(name: KeyName): Phaser.GameObjects.Image {
    const known = this.#images.get(name);
    if (known) return known;
    const image = this.#stage.add(0, 0, keyPicture(this.#stage.art, name)).setDepth(45);
    this.#images.set(name, image);
    return image;
  }
}
