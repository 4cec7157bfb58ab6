import type { DashState } from "@goldmane/games/kyles-dash/dash-state";
import { tuning } from "@goldmane/games/kyles-dash/tuning";
import type Phaser from "phaser";
import type { GameStage } from "#features/games/host/game-picture.ts";
import { kyleFrame } from "./bake-kyle.ts";
import { groundLine } from "./course-view.ts";

/** Pixels of the course that a cycle of two steps takes. */
const cycleLength = 150;

/** Kyle, his shadow, and what surrounds him. */
export class KyleView {
  readonly #kyle: Phaser.GameObjects.Image;
  readonly #shadow: Phaser.GameObjects.Image;
  readonly #bubble: Phaser.GameObjects.Image;
  readonly #pixels: number;
  #squash = 0;
  #wasGrounded = true;
  #seconds = 0;

  constructor(stage: GameStage<unknown>, runner: string) {
    this.#pixels = stage.pixels;
    this.#shadow = stage.add(tuning.kyleX, groundLine + 5, "kyles-dash.shadow").setDepth(2);
    this.#kyle = stage.add(tuning.kyleX, groundLine, runner).setDepth(8);
    this.#bubble = stage.add(tuning.kyleX, 0, "kyles-dash.bubble").setDepth(10);
  }

  /** y of his feet on the field. */
  get y(): number {
    return this.#kyle.y;
  }

  draw(state: DashState, { x, y }: { x: number; y: number }, seconds: number): void {
    this.#seconds += seconds;
    const { isGrounded, rise, safe, bubble, hasShield, slide } = state;
    if (isGrounded && !this.#wasGrounded) this.#squash = 1;
    this.#wasGrounded = isGrounded;
    this.#squash = Math.max(0, this.#squash - seconds * 6);

    const kyle = this.#kyle;
    kyle.setFrame(frameOf(state, x));
    kyle.y = groundLine + 3 - y;
    const stretch = isGrounded ? 0 : Math.min(0.1, Math.abs(rise) / 256 / 130);
    const give = this.#squash * 0.2 - stretch;
    kyle.setScale((1 + give * 0.7) / this.#pixels, (1 - give) / this.#pixels);
    kyle.angle = isGrounded || slide > 0 ? 0 : Math.max(-10, Math.min(14, -rise / 256));
    // Two and a half times a second: below what disturbs.
    const isBlinking = safe > 0 && bubble === 0 && !state.isEnded;
    kyle.setAlpha(isBlinking ? 0.72 + 0.28 * Math.cos(this.#seconds * 5 * Math.PI) : 1);

    const high = Math.max(0, y);
    this.#shadow.setVisible(y > -10 && !isOverPit(state, x));
    this.#shadow.setScale(Math.max(0.3, 1 - high / 300) / this.#pixels);
    this.#shadow.setAlpha(Math.max(0.2, 1 - high / 260));

    const isInBubble = bubble > 0 || hasShield;
    this.#bubble.setVisible(isInBubble);
    this.#bubble.y = kyle.y - (slide > 0 ? 34 : 54);
    const wobble = 1 + Math.sin(this.#seconds * 6) * 0.02;
    this.#bubble.setScale(wobble / this.#pixels, 1 / wobble / this.#pixels);
  }
}

function frameOf(state: DashState, x: number): number {
  if (state.isEnded) return kyleFrame.float;
  if (state.bubble > 0) return kyleFrame.float;
  if (state.safe > tuning.knockTicks - 26 && state.safe <= tuning.knockTicks && !state.hasShield)
    return kyleFrame.ouch;
  if (state.slide > 0) return kyleFrame.slide;
  if (state.isGrounded) return kyleFrame.run(x / cycleLength);
  const rise = state.rise / 256;
  if (rise > 4) return kyleFrame.rise;
  return rise > -4 ? kyleFrame.top : kyleFrame.drop;
}

function isOverPit({ obstacles }: DashState, x: number): boolean {
  return obstacles.some(
    ({ kind, x: from, width }) => kind === "pit" && x > from && x < from + width,
  );
}
