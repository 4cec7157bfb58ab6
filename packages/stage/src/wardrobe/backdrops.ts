import { randomAt } from "@goldmane/std/seeded-random";
import { ellipse, heart, star } from "#actor/ink/shapes.ts";
import type { Surface } from "#surface.ts";

/** Paints in a square of 100 by 100. */
type Paint = (surface: Surface) => void;

/** What is behind an avatar: a sky of two colors and a drawing. */
export const avatarBackdrops = {
  meadow: { sky: ["#6cc5ff", "#d9f4ff"], draw: drawMeadow },
  sunset: { sky: ["#ff7a59", "#ffd98a"], draw: drawSunset },
  night: { sky: ["#1c1a4f", "#5a4bb0"], draw: drawNight },
  sea: { sky: ["#1aa0c8", "#0d4f8c"], draw: drawBubbles },
  snow: { sky: ["#8fb8e8", "#e9f4ff"], draw: drawSnow },
  candy: { sky: ["#ff9ec4", "#ffc9dd"], draw: drawStripes },
  rainbow: { sky: ["#8fd6ff", "#e6f7ff"], draw: drawRainbow },
  forest: { sky: ["#9fdc9a", "#2f7d5a"], draw: drawForest },
  hearts: { sky: ["#8a5cf0", "#d9b3ff"], draw: drawHearts },
  stage: { sky: ["#5a1030", "#a81f3f"], draw: drawCurtain },
} satisfies Record<string, { sky: readonly [string, string]; draw: Paint }>;

export type AvatarBackdropName = keyof typeof avatarBackdrops;

/** Fills a square of this size from 0, 0. */
export function drawAvatarBackdrop(surface: Surface, name: AvatarBackdropName, size: number): void {
  const { sky, draw } = avatarBackdrops[name];
  const ground = surface.createLinearGradient(0, 0, 0, size);
  ground.addColorStop(0, sky[0]);
  ground.addColorStop(1, sky[1]);
  surface.fillStyle = ground;
  surface.fillRect(0, 0, size, size);
  surface.save();
  surface.scale(size / 100, size / 100);
  draw(surface);
  surface.restore();
}

function fill(surface: Surface, color: string, path: Paint): void {
  surface.beginPath();
  path(surface);
  surface.fillStyle = color;
  surface.fill();
}

function drawMeadow(surface: Surface): void {
  fill(surface, "#fff6c9", (s) => ellipse(s, { x: 82, y: 20, w: 11, h: 11 }));
  fill(surface, "#ffffffd0", (s) => {
    for (const [x, y, r] of [
      [12, 30, 7],
      [20, 27, 9],
      [29, 30, 7],
      [88, 46, 6],
      [95, 43, 8],
    ] as const)
      ellipse(s, { x, y, w: r, h: r * 0.8 });
  });
  fill(surface, "#8fd66a", (s) => ellipse(s, { x: 20, y: 96, w: 60, h: 34 }));
  fill(surface, "#6cbf52", (s) => ellipse(s, { x: 86, y: 104, w: 62, h: 34 }));
}

function drawSunset(surface: Surface): void {
  fill(surface, "#fff0b8", (s) => ellipse(s, { x: 50, y: 62, w: 32, h: 32 }));
  fill(surface, "#c9507a", (s) => {
    s.moveTo(0, 78);
    s.lineTo(18, 58);
    s.lineTo(36, 76);
    s.lineTo(64, 74);
    s.lineTo(84, 54);
    s.lineTo(100, 70);
    s.lineTo(100, 100);
    s.lineTo(0, 100);
    s.closePath();
  });
  fill(surface, "#8a3a6f", (s) => ellipse(s, { x: 50, y: 108, w: 80, h: 28 }));
}

function drawNight(surface: Surface): void {
  // A crescent between two circles, whose angles are where the circles intersect.
  fill(surface, "#fff2c4", (s) => {
    s.arc(80, 22, 13, -1.49, 2.667);
    s.arc(74, 18, 11.4, 2.081, -0.904, true);
    s.closePath();
  });
  fill(surface, "#ffe9a8", (s) => {
    for (const [x, y, w] of [
      [14, 18, 4.4],
      [30, 38, 2.6],
      [8, 56, 3.2],
      [50, 10, 2.8],
      [92, 52, 3.6],
      [88, 78, 2.6],
      [12, 82, 2.6],
    ] as const)
      star(s, { x, y, w, h: 0 });
  });
}

function drawBubbles(surface: Surface): void {
  fill(surface, "#ffffff38", (s) => {
    for (let at = 0; at < 16; at += 1) {
      const r = 2 + randomAt(3, at * 3) * 6;
      ellipse(s, {
        x: randomAt(3, at * 3 + 1) * 100,
        y: randomAt(3, at * 3 + 2) * 100,
        w: r,
        h: r,
      });
    }
  });
  fill(surface, "#ffd98a", (s) => ellipse(s, { x: 50, y: 110, w: 74, h: 22 }));
  fill(surface, "#ff6f91", (s) => {
    for (const [x, h] of [
      [8, 26],
      [15, 38],
      [22, 24],
      [86, 32],
      [93, 22],
    ] as const)
      ellipse(s, { x, y: 100, w: 3.6, h });
  });
}

function drawSnow(surface: Surface): void {
  fill(surface, "#c9ddf5", (s) => {
    s.moveTo(-10, 86);
    s.lineTo(24, 40);
    s.lineTo(50, 74);
    s.lineTo(78, 36);
    s.lineTo(112, 86);
    s.closePath();
  });
  fill(surface, "#ffffff", (s) => {
    ellipse(s, { x: 50, y: 108, w: 82, h: 30 });
    for (let at = 0; at < 22; at += 1)
      ellipse(s, {
        x: randomAt(5, at * 2) * 100,
        y: randomAt(5, at * 2 + 1) * 84,
        w: 1.6,
        h: 1.6,
      });
  });
}

function drawStripes(surface: Surface): void {
  fill(surface, "#fff6faB0", (s) => {
    for (let at = 0; at < 9; at += 2) {
      const from = (at / 9) * Math.PI * 2;
      const to = ((at + 1) / 9) * Math.PI * 2;
      s.moveTo(50, 56);
      s.lineTo(50 + Math.cos(from) * 90, 56 + Math.sin(from) * 90);
      s.lineTo(50 + Math.cos(to) * 90, 56 + Math.sin(to) * 90);
      s.closePath();
    }
  });
}

function drawRainbow(surface: Surface): void {
  for (const [at, color] of [
    "#ff6b6b",
    "#ffab4a",
    "#ffe36a",
    "#7fd67a",
    "#6bb8ff",
    "#a98bff",
  ].entries())
    fill(surface, color, (s) => ellipse(s, { x: 50, y: 84, w: 60 - at * 6, h: 68 - at * 6 }));
  fill(surface, "#d5f1ff", (s) => ellipse(s, { x: 50, y: 84, w: 24, h: 32 }));
  fill(surface, "#ffffff", (s) => {
    for (const [x, y, r] of [
      [4, 90, 16],
      [20, 96, 14],
      [96, 90, 16],
      [80, 96, 14],
      [50, 102, 20],
    ] as const)
      ellipse(s, { x, y, w: r, h: r * 0.8 });
  });
}

function drawForest(surface: Surface): void {
  const tree = (s: Surface, x: number, y: number, size: number) => {
    for (const at of [0, 1, 2]) {
      const w = size * (0.5 + at * 0.25);
      const top = y + at * size * 0.52;
      s.moveTo(x, top);
      s.lineTo(x + w, top + size);
      s.lineTo(x - w, top + size);
      s.closePath();
    }
  };
  fill(surface, "#6fbf86", (s) => {
    tree(s, 28, 26, 24);
    tree(s, 70, 22, 26);
  });
  fill(surface, "#3f9468", (s) => {
    tree(s, 8, 34, 28);
    tree(s, 93, 32, 30);
  });
  fill(surface, "#2a6f50", (s) => ellipse(s, { x: 50, y: 108, w: 80, h: 24 }));
}

function drawHearts(surface: Surface): void {
  fill(surface, "#ffffff55", (s) => {
    for (const [x, y, w] of [
      [12, 16, 6],
      [88, 20, 7],
      [8, 52, 5],
      [94, 58, 6],
      [30, 8, 4],
      [68, 6, 4],
      [14, 86, 7],
      [88, 88, 6],
    ] as const)
      heart(s, { x, y, w, h: 0 });
  });
}

function drawCurtain(surface: Surface): void {
  fill(surface, "#7a1630", (s) => {
    for (let at = 0; at < 7; at += 1) s.rect(at * 15 + 3, 0, 5, 100);
  });
  fill(surface, "#ffffff2e", (s) => {
    s.moveTo(34, 0);
    s.lineTo(66, 0);
    s.lineTo(98, 100);
    s.lineTo(2, 100);
    s.closePath();
  });
  fill(surface, "#f6c344", (s) => {
    for (let at = 0; at < 5; at += 1) ellipse(s, { x: at * 25, y: 0, w: 14, h: 9 });
  });
}
