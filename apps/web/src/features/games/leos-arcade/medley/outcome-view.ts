import { pointsOf } from "@goldmane/games/leos-arcade/medley";
import type { MedleyState } from "@goldmane/games/leos-arcade/medley-state";
import type { Kit, Layer } from "#features/games/leos-arcade/kit/open-kit.ts";
import { heartPath, outline } from "#features/games/leos-arcade/kit/pen.ts";

const crack = [
  [0, -100],
  [-14, -40],
  [14, -10],
  [-10, 30],
  [0, 100],
] as const;

/** Leo cheers, or comforts, after a micro-game. */
export class OutcomeView {
  readonly layer: Layer;
  readonly #kit: Kit;
  readonly #leo;
  readonly #check;
  readonly #halves;
  readonly #points;

  constructor(kit: Kit) {
    this.#kit = kit;
    this.layer = kit.addLayer();
    kit.paint(
      "half-heart",
      [200, 200],
      (pen, frame) => {
        const edge = frame === 0 ? -100 : 100;
        pen.beginPath();
        pen.moveTo(edge, -100);
        for (const [x, y] of crack) pen.lineTo(x, y);
        pen.lineTo(edge, 100);
        pen.clip();
        pen.scale(2.6, 2.6);
        outline(pen, heartPath, ["#ff7a9c", "#e02858"], 3);
      },
      2,
    );
    this.#check = kit.add(this.layer, "check", 480, 220);
    this.#halves = [0, 1].map((half) => kit.add(this.layer, "half-heart", 480, 220, half));
    this.#points = kit.addLabel(this.layer, 480, 370, 60, "#fff3a0");
    this.#leo = kit.addActor(this.layer, "leo", "cheer", 800, 540);
  }

  draw(state: MedleyState, alpha: number): void {
    const { play } = state;
    const isShown = state.phase === "outcome" && play !== null;
    this.layer.setVisible(isShown);
    if (!isShown) return;
    const isWon = play.outcome === "won";
    const tick = state.phaseTick + alpha;
    const rise = Math.min(1, tick / 12);
    const bounce = isWon ? Math.abs(Math.sin(tick / 9)) * 26 : 0;
    this.#kit.setActor(this.#leo, "leo", isWon ? "cheer" : "comfort");
    this.#kit.resize(this.#leo, 1.5);
    this.#leo.setPosition(810, 560 + 260 * (1 - rise) - bounce);
    const pop = tick < 10 ? 0.4 + tick * 0.08 : Math.max(1, 1.2 - (tick - 10) * 0.04);
    this.#check.setVisible(isWon);
    this.#kit.resize(this.#check, pop);
    this.#points.setVisible(isWon).setText(isWon ? `+${pointsOf(state)}` : "");
    this.#points.y = 370 - Math.min(30, tick);
    const apart = Math.max(0, Math.min(1, (tick - 18) / 20));
    for (const [half, picture] of this.#halves.entries()) {
      const side = half === 0 ? -1 : 1;
      picture.setVisible(!isWon && state.options.mode !== "practice");
      picture.setPosition(480 + side * 46 * apart, 220 + 40 * apart * apart);
      picture.setRotation(side * 0.35 * apart);
      this.#kit.resize(picture, pop);
    }
  }
}
