import { racePose } from "@goldmane/games/kyles-dash/race";
import type Phaser from "phaser";
import type { GameStage } from "#features/games/host/game-picture.ts";
import type { Rival } from "#features/games/race/rivals.ts";
import { bakeRunner, kyleFrame } from "./bake-kyle.ts";
import { groundLine } from "./course-view.ts";

/** Pixels of the course that a cycle of two steps takes. */
const cycleLength = 150;

/** Rivals in a race: see-through, behind Kyle, each with the racer's number. */
export class RivalViews {
  readonly #stage: GameStage<unknown>;
  readonly #figures = new Map<
    number,
    { body: Phaser.GameObjects.Image; number: Phaser.GameObjects.Text }
  >();
  #rivals: readonly Rival[] = [];

  /** Baked already; rivals look like it until their own avatars are baked. */
  readonly #runner: string;

  constructor(stage: GameStage<unknown>, runner: string) {
    this.#stage = stage;
    this.#runner = runner;
  }

  show(rivals: readonly Rival[]): void {
    this.#rivals = rivals;
  }

  /** @param left the course's pixel at the left edge of the field */
  draw(left: number): void {
    for (const { index, progress, pose, isOut } of this.#rivals) {
      const figure = this.#figures.get(index) ?? this.#add(index);
      const [height = 0, doing = 0] = pose;
      const x = progress - left;
      figure.body.setVisible(!isOut).setPosition(x, groundLine + 3 - height);
      figure.body.setFrame(frameOf(doing, progress));
      figure.number.setVisible(!isOut).setPosition(x, groundLine - height - 128);
    }
  }

  #add(index: number) {
    const body = this.#stage.add(0, groundLine, this.#runner).setDepth(6).setAlpha(0.7);
    void this.#dress(index, body);
    const number = this.#stage
      .addText(0, 0, String(index + 1), { size: 22, outline: "#2a1838" })
      .setDepth(7);
    const figure = { body, number };
    this.#figures.set(index, figure);
    return figure;
  }

  async #dress(index: number, body: Phaser.GameObjects.Image): Promise<void> {
    const { art, pictures } = this.#stage;
    const key = await bakeRunner(art, pictures.racers[index] ?? null);
    // The race may have been left meanwhile.
    if (body.active) body.setTexture(key, Number(body.frame.name));
  }
}

function frameOf(doing: number, progress: number): number {
  if (doing === racePose.slide) return kyleFrame.slide;
  if (doing === racePose.jump) return kyleFrame.top;
  if (doing === racePose.bubble) return kyleFrame.float;
  return kyleFrame.run(progress / cycleLength);
}
