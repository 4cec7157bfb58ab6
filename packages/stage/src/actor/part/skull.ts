import { paint } from "#actor/ink/paint.ts";
import { blob } from "#actor/ink/shapes.ts";
import type { Shades } from "#actor/ink/shades.ts";
import type { Surface } from "#surface.ts";
import type { Figure } from "#actor/figure/figure.ts";
import { drawPattern } from "./pattern.ts";

/** Draws a head from an outline in units of its half sizes; the turn pushes the jaw forward. */
export function drawSkull(figure: Figure, tone: Shades, outline: readonly number[]): void {
  const { ink, head, look } = figure;
  const path = (s: Surface) => laySkull(s, figure, outline);
  paint(ink, tone, { x: 0, y: 0, r: Math.max(head.w, head.h), form: "ball" }, path);
  if (!look.pattern || look.pattern === "plain") return;
  ink.surface.save();
  ink.surface.beginPath();
  path(ink.surface);
  ink.surface.clip();
  drawPattern(figure, tone, {
    x: Math.sin(head.yaw) * head.w * 0.5,
    y: -head.h * 0.62,
    w: head.w * 0.9,
    h: head.h * 0.42,
  });
  ink.surface.restore();
}

export function laySkull(surface: Surface, { head }: Figure, outline: readonly number[]): void {
  blob(surface, outline, { x: Math.sin(head.yaw) * head.w * 0.03, y: 0, w: head.w, h: head.h });
}

/** Outlines, clockwise from the top. */
export const roundSkull = [
  0, -1, 0.62, -0.84, 0.98, -0.2, 0.94, 0.36, 0.56, 0.86, 0, 1, -0.56, 0.86, -0.94, 0.36, -0.98,
  -0.2, -0.62, -0.84,
];
export const cheekySkull = [
  0, -1, 0.6, -0.84, 0.9, -0.24, 1.04, 0.3, 0.66, 0.8, 0, 0.96, -0.66, 0.8, -1.04, 0.3, -0.9, -0.24,
  -0.6, -0.84,
];
export const humanSkull = [
  0, -1, 0.6, -0.88, 0.95, -0.3, 0.93, 0.26, 0.66, 0.74, 0, 1, -0.66, 0.74, -0.93, 0.26, -0.95,
  -0.3, -0.6, -0.88,
];
