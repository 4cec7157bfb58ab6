import type { Pen } from "./pen.ts";

/** A scene behind a micro-game: a sky with shapes in it, and a floor. */
export type Backdrop = {
  sky: readonly [top: string, bottom: string];
  floor: readonly [top: string, bottom: string];
  /** y of the floor's edge on the field. */
  horizon: number;
  /** What stands at the horizon or fills the sky. */
  motif: "hills" | "stripes" | "stars" | "rays" | "bricks" | "clouds";
  /** The motif's color. */
  tone: string;
};

/** Paints a backdrop at half the field's size, around the middle of the pen. */
export function paintBackdrop(pen: Pen, { sky, floor, horizon, motif, tone }: Backdrop): void {
  pen.scale(0.5, 0.5);
  pen.translate(-480, -270);
  fillDown(pen, sky, -20, horizon);
  pen.fillStyle = tone;
  motifs[motif](pen, horizon);
  pen.globalAlpha = 1;
  fillDown(pen, floor, horizon, 560);
  pen.globalAlpha = 0.35;
  pen.fillStyle = "#ffffff";
  pen.fillRect(-20, horizon, 1000, 5);
}

function fillDown(
  pen: Pen,
  [above, below]: readonly [string, string],
  top: number,
  bottom: number,
) {
  const gradient = pen.createLinearGradient(0, top, 0, bottom);
  gradient.addColorStop(0, above);
  gradient.addColorStop(1, below);
  pen.fillStyle = gradient;
  pen.fillRect(-20, top, 1000, bottom - top + 1);
}

const motifs: Record<Backdrop["motif"], (pen: Pen, horizon: number) => void> = {
  hills(pen, horizon) {
    for (const [x, y, width, height, alpha] of [
      [120, 10, 330, 150, 0.45],
      [640, 20, 420, 190, 0.45],
      [380, 40, 260, 120, 0.8],
      [900, 40, 280, 130, 0.8],
    ] as const) {
      pen.globalAlpha = alpha;
      pen.beginPath();
      pen.ellipse(x, horizon + y, width, height, 0, Math.PI, 2 * Math.PI);
      pen.fill();
    }
    puffs(pen);
  },
  stripes(pen, horizon) {
    pen.globalAlpha = 0.28;
    for (let x = -20; x < 980; x += 120) pen.fillRect(x, -20, 60, horizon + 20);
  },
  stars(pen, horizon) {
    for (let at = 0; at < 70; at += 1) {
      pen.globalAlpha = 0.3 + 0.6 * ((at * 37) % 10) * 0.1;
      pen.beginPath();
      pen.arc((at * 379) % 960, (at * 211) % horizon, 1.5 + ((at * 13) % 4), 0, 2 * Math.PI);
      pen.fill();
    }
  },
  rays(pen, horizon) {
    pen.globalAlpha = 0.3;
    for (let at = 0; at < 16; at += 1) {
      const angle = (at * Math.PI) / 8;
      pen.beginPath();
      pen.moveTo(480, horizon * 0.6);
      pen.lineTo(480 + 900 * Math.cos(angle), horizon * 0.6 + 900 * Math.sin(angle));
      pen.lineTo(480 + 900 * Math.cos(angle + 0.2), horizon * 0.6 + 900 * Math.sin(angle + 0.2));
      pen.fill();
    }
  },
  bricks(pen, horizon) {
    pen.globalAlpha = 0.25;
    for (let row = 0; row * 44 < horizon; row += 1)
      for (let x = row % 2 === 0 ? -60 : 0; x < 980; x += 120) {
        pen.beginPath();
        pen.roundRect(x + 4, row * 44 + 4, 112, 36, 8);
        pen.fill();
      }
  },
  clouds(pen) {
    puffs(pen);
    pen.translate(330, 150);
    puffs(pen);
    pen.translate(-330, -150);
  },
};

function puffs(pen: Pen): void {
  pen.globalAlpha = 0.75;
  pen.save();
  pen.fillStyle = "#ffffff";
  for (const [x, y, size] of [
    [140, 90, 34],
    [700, 70, 42],
    [430, 140, 26],
  ] as const) {
    pen.beginPath();
    pen.arc(x, y, size, 0, 2 * Math.PI);
    pen.arc(x + size, y + 8, size * 0.8, 0, 2 * Math.PI);
    pen.arc(x - size, y + 10, size * 0.7, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.restore();
}
