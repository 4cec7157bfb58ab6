import { Particles } from "#features/games/host/art/particles.ts";
import { keyOf, type Kit, type Layer } from "./open-kit.ts";
import { disc, fillPath, starPath } from "./pen.ts";

const colors = ["#ffd23f", "#ff5d8f", "#2fd0c0", "#7b5cff", "#ff8a3d"];

/** Flying stars and dots of all colors. */
export type Sparks = {
  burst: (x: number, y: number, count: number, power: number) => void;
  draw: (seconds: number) => void;
};

export function openSparks(kit: Kit, layer: Layer): Sparks {
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
  const particles = new Particles(kit.stage, keyOf("spark"), { layer });
  const look = {
    frame: [...colors.keys()],
    fall: 620,
    life: 0.9,
    size: [1, 1],
    spin: 230,
  } as const;
  return {
    burst: (x, y, count, power) =>
      particles.burst({ x, y, count, speed: power, lift: power / 2, ...look }),
    draw: (seconds) => particles.draw(seconds),
  };
}
