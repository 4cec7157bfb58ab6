import type { QuestState } from "@goldmane/games/adventure-quest/play/state";
import { roomTop } from "@goldmane/games/adventure-quest/world/field";
import type Phaser from "phaser";
import { disc, oval, star } from "#features/games/host/art/shapes.ts";
import type { GameStage } from "#features/games/host/game-picture.ts";
import { keys } from "./art-keys.ts";
import type { RealmTheme } from "./realm-theme.ts";

type Kind = RealmTheme["mote"];

export const moteKinds: readonly Kind[] = ["leaf", "confetti", "firefly", "petal", "spark", "dust"];

/** Units a second across and down, and how far each sways. */
const drifts: Record<Kind, readonly [across: number, down: number, sway: number]> = {
  leaf: [26, 20, 24],
  confetti: [6, 26, 16],
  firefly: [5, -6, 34],
  petal: [30, 24, 30],
  spark: [0, -22, 8],
  dust: [8, 5, 14],
};

/** Paints the specks of the realms, a frame each. */
export function paintMote(context: CanvasRenderingContext2D, frame: number): void {
  const painters: Record<Kind, () => void> = {
    leaf() {
      context.fillStyle = "#d8e86a";
      oval(context, 8, 8, 6, 3, 0.5);
    },
    confetti() {
      context.fillStyle = "#ff8fb1";
      star(context, 8, 8, 6);
    },
    firefly() {
      context.fillStyle = "#e8ff8a44";
      disc(context, 8, 8, 7);
      context.fillStyle = "#f6ffb8";
      disc(context, 8, 8, 2.6);
    },
    petal() {
      context.fillStyle = "#ffc4dc";
      oval(context, 8, 8, 5, 3, 0.7);
    },
    spark() {
      context.fillStyle = "#38f0e044";
      disc(context, 8, 8, 5);
      context.fillStyle = "#c9fffa";
      disc(context, 8, 8, 1.8);
    },
    dust() {
      context.fillStyle = "#ffe9a866";
      disc(context, 8, 8, 3.4);
    },
  };
  painters[moteKinds[frame] ?? "dust"]();
}

/** Specks that drift through the room's air; none if motion is reduced. */
export class Motes {
  readonly #images: Phaser.GameObjects.Image[];
  #seconds = 0;

  constructor(stage: GameStage<unknown>) {
    const count = stage.settings.isMotionReduced ? 0 : stage.isSoftware ? 9 : 20;
    this.#images = Array.from({ length: count }, () => stage.add(0, 0, keys.motes).setDepth(690));
  }

  draw({ screen }: QuestState, { mote }: RealmTheme, seconds: number): void {
    this.#seconds += seconds;
    const [across, down, sway] = drifts[mote];
    for (const [at, image] of this.#images.entries()) {
      const time = this.#seconds + at * 7.3;
      const x = at * 167 + time * across + Math.sin(time * 0.9 + at) * sway;
      const y = at * 113 + time * down + Math.cos(time * 0.7 + at * 2) * sway * 0.5;
      image
        .setVisible(screen === "room" || screen === "found")
        .setFrame(moteKinds.indexOf(mote), false, false)
        .setPosition(wrap(x, 960), roomTop + wrap(y, 480))
        .setAlpha(0.55 + Math.sin(time * 1.7) * 0.35);
    }
  }
}

function wrap(value: number, length: number): number {
  return ((value % length) + length) % length;
}
