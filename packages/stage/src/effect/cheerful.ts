import { mix } from "#paint/mix.ts";
import { addCircle, addEllipse, addRoundRect, addStar, fillPath, strokePath } from "#paint/path.ts";
import type { Surface } from "#surface.ts";
import type { Moment } from "./draw-effect.ts";
import { eachParticle } from "./particles.ts";

const paper = ["#ffd84d", "#ff6f91", "#5fc8ff", "#8be37a", "#c79bff"] as const;

export function drawHearts(moment: Moment): void {
  const { surface } = moment;
  eachParticle(moment, 9, 0.62, ({ index, a, b, life, alpha }) => {
    const from = besideFace(moment, { index, a }, 130);
    const x = from.x + Math.sin(life * 6 + b * 6) * 12;
    const size = (13 + b * 13) * Math.min(1, life * 4);
    surface.save();
    surface.translate(x, from.y + 10 - life * 150);
    surface.rotate(Math.sin(life * 5 + a * 6) * 0.2);
    surface.globalAlpha = alpha;
    fillPath(surface, mix("#ff5d82", "#ffb3c8", (index % 3) / 3), (path) => traceHeart(path, size));
    surface.restore();
  });
}

export function drawNotes(moment: Moment): void {
  const { surface, style, light } = moment;
  eachParticle(moment, 10, 0.6, ({ index, a, b, life, alpha }) => {
    const from = besideFace(moment, { index, a }, 90);
    const drift = from.side === 0 ? life * (b - 0.5) * 150 : from.side * life * b * 60;
    surface.save();
    surface.translate(from.x + drift + Math.sin(life * 8 + a * 6) * 9, from.y - 10 - life * 150);
    surface.rotate(Math.sin(life * 4 + b * 6) * 0.25);
    surface.globalAlpha = alpha;
    const color =
      index % 2 === 0 ? mix(light.key, "#ffffff", 0.5) : mix(style.accent, "#ffffff", 0.35);
    traceNote(surface, color, index % 3 === 0);
    surface.restore();
  });
}

/** Start of a rising particle: on alternating sides of a face, or around a point. */
function besideFace(
  { face }: Moment,
  { index, a }: { index: number; a: number },
  spread: number,
): { x: number; y: number; side: -1 | 0 | 1 } {
  if (!face) return { x: (a - 0.5) * spread, y: 0, side: 0 };
  const side = index % 2 === 0 ? 1 : -1;
  return { x: side * (face.halfWidth + 30 + a * spread * 0.25), y: -face.up * 0.7, side };
}

export function drawStars(moment: Moment): void {
  const { surface } = moment;
  eachParticle(moment, 16, 0.55, ({ index, a, b, c, life, alpha }) => {
    const angle = a * Math.PI * 2;
    const reach = 20 + (40 + b * 120) * (1 - (1 - life) ** 2);
    surface.globalAlpha = alpha;
    fillPath(surface, index % 3 === 0 ? "#ffffff" : "#ffe08a", (path) =>
      addStar(path, Math.cos(angle) * reach, Math.sin(angle) * reach * 0.8, 5 + c * 9, {
        rotation: life * 3 + a * 6,
      }),
    );
  });
}

export function drawConfetti(moment: Moment): void {
  const { surface } = moment;
  eachParticle(moment, 46, 0.72, ({ index, a, b, c, life, alpha }) => {
    const x = (a - 0.5) * 340 * (0.35 + life);
    const y =
      -120 - b * 70 - Math.sin(Math.min(1, life * 1.6) * Math.PI * 0.5) * 60 + life * life * 330;
    surface.save();
    surface.translate(x + Math.sin(life * 9 + c * 6) * 12, y);
    surface.rotate(life * 7 + c * 6);
    surface.scale(1, Math.cos(life * 13 + b * 6));
    surface.globalAlpha = alpha;
    fillPath(surface, paper[index % paper.length], (path) =>
      addRoundRect(path, -6, -4, 12, 8, 1.5),
    );
    surface.restore();
  });
}

export function drawBubbles(moment: Moment): void {
  const { surface, light } = moment;
  eachParticle(moment, 15, 0.62, ({ a, b, c, life, alpha }) => {
    const x = (a - 0.5) * 140 + Math.sin(life * 7 + b * 6) * 10;
    const y = 30 - life * 190;
    const radius = (5 + c * 13) * Math.min(1, life * 5);
    surface.globalAlpha = alpha * 0.32;
    fillPath(surface, mix(light.rim, "#bfe8ff", 0.6), (path) => addCircle(path, x, y, radius));
    surface.globalAlpha = alpha;
    strokePath(surface, "#f2fbff", 1.8, (path) => addCircle(path, x, y, radius));
    fillPath(surface, "#ffffff", (path) =>
      addEllipse(path, x - radius * 0.35, y - radius * 0.4, radius * 0.22, radius * 0.15, -0.7),
    );
  });
}

function traceHeart(surface: Surface, size: number): void {
  surface.moveTo(0, size * 0.9);
  surface.bezierCurveTo(-size * 1.5, -size * 0.2, -size * 0.7, -size * 1.1, 0, -size * 0.4);
  surface.bezierCurveTo(size * 0.7, -size * 1.1, size * 1.5, -size * 0.2, 0, size * 0.9);
  surface.closePath();
}

function traceNote(surface: Surface, color: string, isPair: boolean): void {
  const feet = isPair ? [-11, 9] : [0];
  fillPath(surface, color, (path) => {
    for (const x of feet) addEllipse(path, x, 10, 7.5, 5.5, -0.35);
  });
  strokePath(surface, color, 3.2, (path) => {
    for (const x of feet) {
      path.moveTo(x + 6.5, 8);
      path.lineTo(x + 6.5, -18);
    }
    path.moveTo((feet[0] ?? 0) + 6.5, -18);
    if (isPair) path.lineTo(15.5, -22);
    else path.quadraticCurveTo(16, -14, 14, -4);
  });
}
