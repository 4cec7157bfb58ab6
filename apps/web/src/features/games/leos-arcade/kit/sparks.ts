import type { Kit, Layer, Picture } from "./open-kit.ts";
import { disc, fillPath, starPath } from "./pen.ts";

type Spark = { picture: Picture; dx: number; dy: number; turn: number; left: number };

const colors = ["#ffd23f", "#ff5d8f", "#2fd0c0", "#7b5cff", "#ff8a3d"];
const most = 48;

/** Flying stars and dots. With reduced motion none fly. */
export class Sparks {
  readonly #kit: Kit;
  readonly #layer: Layer;
  readonly #flying: Spark[] = [];
  readonly #resting: Picture[] = [];

  constructor(kit: Kit, layer: Layer) {
    this.#kit = kit;
    this.#layer = layer;
    kit.paint(
      "spark",
      [32, 32],
      (pen, frame) => {
        const color = colors[frame] ?? "#ffffff";
        if (frame % 2 === 0) fillPath(pen, starPath(5, 14, 6), color, { line: 0 });
        else disc(pen, 10, color, { line: 0 });
      },
      colors.length,
    );
  }

  burst(x: number, y: number, count: number, power = 260): void {
    if (this.#kit.stage.settings.isMotionReduced) return;
    for (let at = 0; at < count && this.#flying.length < most; at += 1) {
      const picture = this.#resting.pop() ?? this.#kit.add(this.#layer, "spark", 0, 0);
      const angle = (at / count) * 2 * Math.PI + Math.random();
      const speed = power * (0.5 + Math.random() / 2);
      picture
        .setPosition(x, y)
        .setVisible(true)
        .setFrame(at % colors.length, false, false);
      this.#flying.push({
        picture,
        dx: Math.cos(angle) * speed,
        dy: Math.sin(angle) * speed - power / 2,
        turn: Math.random() * 8 - 4,
        left: 0.9,
      });
    }
  }

  advance(seconds: number): void {
    for (let at = this.#flying.length - 1; at >= 0; at -= 1) {
      const spark = this.#flying[at];
      if (!spark) continue;
      spark.left -= seconds;
      spark.dy += 620 * seconds;
      spark.picture.x += spark.dx * seconds;
      spark.picture.y += spark.dy * seconds;
      spark.picture.rotation += spark.turn * seconds;
      spark.picture.setAlpha(Math.min(1, spark.left * 2));
      if (spark.left > 0) continue;
      spark.picture.setVisible(false);
      this.#resting.push(spark.picture);
      this.#flying.splice(at, 1);
    }
  }
}
