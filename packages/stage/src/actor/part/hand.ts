import { line, mark, tint } from "#actor/ink/paint.ts";
import { ellipse, leaf } from "#actor/ink/shapes.ts";
import type { Shades } from "#actor/ink/shades.ts";
import type { HandShape } from "#actor/pose.ts";
import type { Surface } from "#surface.ts";
import type { Figure } from "#actor/figure/figure.ts";

/** Position of a hand, direction of its arm, its gesture, and the side of its thumb (-1..1). */
export type Grip = {
  x: number;
  y: number;
  angle: number;
  shape: HandShape;
  thumb: number;
};

export function drawHand(figure: Figure, tone: Shades, grip: Grip): void {
  const { ink } = figure;
  const { kind, r } = figure.build.hand;
  const { surface } = ink;
  surface.save();
  surface.translate(grip.x, grip.y);
  surface.rotate(grip.angle);
  switch (kind) {
    case "mitten":
      drawFingers(figure, tone, grip, r);
      break;
    case "paw":
      drawPaw(figure, tone, grip, r);
      break;
    case "claw":
      drawClaw(figure, tone, grip, r);
      break;
    case "hoof":
      drawHoof(figure, tone, r);
      break;
    case "wing":
      drawFeathers(figure, tone, grip, r);
      break;
  }
  surface.restore();
}

function drawFingers(figure: Figure, tone: Shades, { shape, thumb }: Grip, r: number): void {
  const { ink } = figure;
  tint(ink, tone, (s) => {
    if (shape === "open") {
      for (const a of [-0.5, 0, 0.5]) {
        finger(s, r * 0.95, a + thumb * 0.08, r * (a === 0 ? 1.1 : 0.95), r * 0.34);
      }
      finger(s, r * 0.35, thumb * 1.25, r * 1.05, r * 0.34);
      ellipse(s, { x: r * 0.5, y: 0, w: r * 0.86, h: r * 0.86 });
      return;
    }
    if (shape === "point") {
      finger(s, r * 0.9, thumb * 0.12, r * 1.45, r * 0.33);
      finger(s, r * 0.4, thumb * 1.1, r * 0.8, r * 0.34);
      ellipse(s, { x: r * 0.5, y: 0, w: r * 0.9, h: r * 0.82 });
      return;
    }
    finger(s, r * 0.35, thumb * 0.95, r * (shape === "fist" ? 0.8 : 1.05), r * 0.36);
    ellipse(s, {
      x: r * 0.6,
      y: -thumb * r * 0.1,
      w: r * (shape === "fist" ? 0.95 : 1.1),
      h: r * 0.9,
    });
  });
  if (shape === "fist" || shape === "rest") {
    line(ink, tone.line, ink.outline > 0 ? ink.outline * 0.6 : 1.2, (s) => {
      s.moveTo(r * 1.05, -r * 0.32);
      s.quadraticCurveTo(r * 1.3, -r * 0.3, r * 1.5, -r * 0.22);
      s.moveTo(r * 1.08, r * 0.24);
      s.quadraticCurveTo(r * 1.3, r * 0.24, r * 1.5, r * 0.16);
    });
  }
}

/** One finger: an ellipse that extends from `from` in the direction `angle`. */
function finger(
  surface: Surface,
  from: number,
  angle: number,
  length: number,
  width: number,
): void {
  const middle = from * 0.9 + length * 0.5;
  const frame = {
    x: Math.cos(angle) * middle,
    y: Math.sin(angle) * middle,
    w: length * 0.62,
    h: width,
  };
  ellipse(surface, frame, angle);
}

function drawPaw(figure: Figure, tone: Shades, { shape, thumb }: Grip, r: number): void {
  const { ink } = figure;
  const spread = shape === "open" ? 0.62 : 0.42;
  tint(ink, tone, (s) => {
    for (const a of [-spread, 0, spread]) {
      const out = shape === "open" ? 1.25 : 1.02;
      ellipse(
        s,
        { x: r * 0.35 + Math.cos(a) * r * out, y: Math.sin(a) * r * out, w: r * 0.46, h: r * 0.42 },
        a,
      );
    }
    if (shape === "point") ellipse(s, { x: r * 1.75, y: 0, w: r * 0.7, h: r * 0.36 });
    ellipse(s, { x: r * 0.2, y: thumb * r * 0.75, w: r * 0.5, h: r * 0.4 }, thumb * 0.9);
    ellipse(s, { x: r * 0.45, y: 0, w: r * 1.02, h: r * 0.95 });
  });
  if (shape === "open") {
    mark(ink, tone.shade, (s) => {
      ellipse(s, { x: r * 0.4, y: 0, w: r * 0.42, h: r * 0.5 });
      for (const a of [-spread, 0, spread]) {
        ellipse(s, {
          x: r * 0.4 + Math.cos(a) * r * 1.2,
          y: Math.sin(a) * r * 1.2,
          w: r * 0.2,
          h: r * 0.19,
        });
      }
    });
    return;
  }
  line(ink, tone.line, Math.max(1.2, ink.outline * 0.55), (s) => {
    for (const a of [-0.24, 0.24]) {
      s.moveTo(r * 0.95, a * r);
      s.lineTo(r * 1.42, a * r * 1.3);
    }
  });
}

function drawClaw(figure: Figure, tone: Shades, { shape, thumb }: Grip, r: number): void {
  const gape = shape === "open" ? 0.75 : shape === "fist" ? 0.16 : 0.38;
  tint(figure.ink, tone, (s) => {
    for (const side of [-1, 1]) {
      const a = side * (shape === "point" && side === Math.sign(thumb || 1) ? 1 : gape);
      ellipse(
        s,
        {
          x: r * 0.7 + Math.cos(a) * r * 0.75,
          y: Math.sin(a) * r * 0.95,
          w: r * 0.78,
          h: r * 0.34,
        },
        a * 0.5,
      );
    }
    ellipse(s, { x: r * 0.3, y: 0, w: r * 0.72, h: r * 0.85 });
  });
  mark(figure.ink, tone.shade, (s) => ellipse(s, { x: r * 0.25, y: 0, w: r * 0.3, h: r * 0.3 }));
}

function drawHoof(figure: Figure, tone: Shades, r: number): void {
  tint(figure.ink, tone, (s) => {
    s.moveTo(-r * 0.15, -r * 0.78);
    s.quadraticCurveTo(r * 0.8, -r * 1.1, r * 1.35, -r * 0.95);
    s.quadraticCurveTo(r * 1.6, 0, r * 1.35, r * 0.95);
    s.quadraticCurveTo(r * 0.8, r * 1.1, -r * 0.15, r * 0.78);
    s.closePath();
  });
}

function drawFeathers(figure: Figure, tone: Shades, { shape, thumb }: Grip, r: number): void {
  const spread = shape === "open" ? 0.42 : shape === "point" ? 0.1 : 0.22;
  tint(figure.ink, tone, (s) => {
    for (const n of [2, 1, 0, -1]) {
      const a = n * spread * (thumb || 1);
      leaf(
        s,
        { x: -r * 0.4, y: 0 },
        { x: Math.cos(a) * r * (2.5 - Math.abs(n) * 0.3), y: Math.sin(a) * r * 2.3 },
        r * 0.46,
      );
    }
    ellipse(s, { x: 0, y: 0, w: r * 0.85, h: r * 0.8 });
  });
}
