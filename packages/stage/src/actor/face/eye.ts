import { lerp } from "@goldmane/std/lerp";
import { clamp } from "@goldmane/std/clamp";
import { withAlpha, mix } from "#paint/mix.ts";
import { ellipse, heart, star } from "#actor/ink/shapes.ts";
import type { Figure } from "#actor/figure/figure.ts";
import type { Surface } from "#surface.ts";
import type { EyeFrame } from "./eye-frame.ts";

/** Openness of hooded eyes. */
const heavyLids = 0.72;

/** Distance of the lids from the middle, in eye heights, at the inner and the outer corner. */
type Opening = { inner: number; outer: number; lower: number };

export function drawEye(figure: Figure, eye: EyeFrame): void {
  const { ink, pose } = figure;
  const { surface } = ink;
  const opening = openLids(figure, eye.side);
  const lash = lashColor(figure);
  surface.save();
  surface.translate(eye.x, eye.y);
  // Mirrored for the near eye, so that +x is the outer corner of both.
  surface.scale(eye.side, 1);
  if (figure.build.eye.kind === "screen") {
    drawScreenEye(figure, eye, opening);
    surface.restore();
    return;
  }
  if (figure.build.eye.kind === "dot") {
    drawDotEye(figure, eye, opening, lash);
    surface.restore();
    return;
  }
  const height = opening.inner + opening.outer + opening.lower * 2;
  if (height < 0.3) {
    drawShut(surface, eye, opening, lash);
  } else {
    surface.beginPath();
    layOpening(surface, eye, opening);
    surface.fillStyle = eyeWhite(figure);
    surface.fill();
    const iris = placeIris(figure, eye);
    const free = fits(iris, eye, opening);
    surface.save();
    if (!free) surface.clip();
    drawIris(figure, eye, iris);
    surface.restore();
    drawLidShadow(figure, eye, opening);
    drawLashes(surface, eye, opening, lash, pose.face.lids);
  }
  surface.restore();
}

export function openLids({ pose: { face }, build }: Figure, side: 1 | -1): Opening {
  const hood = build.eye.kind === "hooded" ? heavyLids : 1;
  const lids = clamp(face.lids * hood * (1 - Math.max(0, face.wink * side)), 0, 1.3);
  const open = lids > 1 ? 1 + (lids - 1) * 0.5 : lids;
  const angry = Math.max(0, face.brows.anger);
  const worried = Math.max(0, -face.brows.anger);
  const lower = (lids > 1 ? 1 + (lids - 1) * 0.35 : 1) - face.squint * 1.05;
  const shut = -lower;
  return {
    inner: lerp(shut, (open * 2 - 1) * (1 - angry * 0.5), face.blink),
    outer: lerp(shut, (open * 2 - 1) * (1 - worried * 0.42), face.blink),
    lower,
  };
}

export function layOpening(
  surface: Surface,
  { rx, ry }: EyeFrame,
  { inner, outer, lower }: Opening,
): void {
  surface.moveTo(-rx, 0);
  surface.bezierCurveTo(-rx * 1.02, -ry * inner * 1.33, rx * 1.02, -ry * outer * 1.33, rx, 0);
  surface.bezierCurveTo(rx * 0.98, ry * lower * 1.33, -rx * 0.98, ry * lower * 1.33, -rx, 0);
  surface.closePath();
}

function drawLashes(
  surface: Surface,
  { rx, ry }: EyeFrame,
  { inner, outer, lower }: Opening,
  lash: string,
  lids: number,
): void {
  surface.strokeStyle = lash;
  surface.lineCap = "round";
  surface.lineWidth = 1.1;
  surface.beginPath();
  surface.moveTo(rx, 0);
  surface.bezierCurveTo(rx * 0.98, ry * lower * 1.33, -rx * 0.98, ry * lower * 1.33, -rx, 0);
  surface.stroke();
  surface.lineWidth = lids < 0.9 ? rx * 0.3 : rx * 0.24;
  surface.beginPath();
  surface.moveTo(-rx, 0);
  surface.bezierCurveTo(-rx * 1.02, -ry * inner * 1.33, rx * 1.02, -ry * outer * 1.33, rx, 0);
  surface.lineTo(rx * 1.16, -ry * 0.12);
  surface.stroke();
}

function drawShut(surface: Surface, { rx, ry }: EyeFrame, opening: Opening, lash: string): void {
  const sag = opening.lower > 0.2 ? 0.34 : -0.62;
  surface.strokeStyle = lash;
  surface.lineCap = "round";
  surface.lineWidth = rx * 0.3;
  const y = sag > 0 ? ry * 0.2 : ry * 0.24;
  surface.beginPath();
  surface.moveTo(-rx * 0.95, y);
  surface.quadraticCurveTo(0, y + ry * sag * 1.7, rx * 0.98, y - (sag > 0 ? 1 : 0));
  if (sag > 0) surface.lineTo(rx * 1.2, y + ry * 0.06);
  surface.stroke();
}

type Iris = { x: number; y: number; wide: number; tall: number };

function placeIris({ pose: { face }, build }: Figure, { rx, ry, side }: EyeFrame): Iris {
  const size = clamp(face.pupilSize, 0.4, 1.35);
  const full = build.eye.kind === "dark" ? 1.05 : 0;
  return {
    x: face.gaze.x * rx * (0.36 - (size - 0.8) * 0.2) * side,
    y: face.gaze.y * ry * 0.3 + ry * 0.04,
    wide: rx * (full || 0.74) * size,
    tall: ry * (full || 0.76) * size,
  };
}

/** Whether the iris lies within the lids, so that no clip is needed. */
function fits(
  { x, y, wide, tall }: Iris,
  { rx, ry }: EyeFrame,
  { inner, outer, lower }: Opening,
): boolean {
  const high = Math.min(inner, outer) * ry;
  return Math.abs(x) + wide < rx * 0.9 && tall - y < high * 0.94 && tall + y < lower * ry * 0.94;
}

/** The shadow of the upper lid on the eye. */
function drawLidShadow({ ink }: Figure, { rx, ry }: EyeFrame, { inner, outer }: Opening): void {
  const { surface } = ink;
  const deep = ry * 0.3;
  surface.beginPath();
  surface.moveTo(-rx, 0);
  surface.bezierCurveTo(-rx * 1.02, -ry * inner * 1.33, rx * 1.02, -ry * outer * 1.33, rx, 0);
  surface.bezierCurveTo(
    rx * 0.94,
    deep - ry * outer * 1.33,
    -rx * 0.94,
    deep - ry * inner * 1.33,
    -rx,
    0,
  );
  surface.closePath();
  surface.fillStyle = withAlpha(ink.light.shadow, 0.24);
  surface.fill();
}

function drawIris(figure: Figure, { side }: EyeFrame, { x, y, wide, tall }: Iris): void {
  const { ink, pose, colors } = figure;
  const { surface } = ink;
  const { face } = pose;
  const iris = ink.style.shading === "glow" ? mix(colors.eyes, "#ffffff", 0.15) : colors.eyes;
  if (face.pupils === "star") drawSign(surface, "star", { x, y, w: Math.min(wide, tall) });
  else {
    fill(surface, mix(iris, "#0b0618", 0.5), (s) => ellipse(s, { x, y, w: wide, h: tall }));
    fill(surface, iris, (s) =>
      ellipse(s, { x, y: y + tall * 0.14, w: wide * 0.86, h: tall * 0.84 }),
    );
    fill(surface, mix(iris, "#ffffff", 0.42), (s) =>
      ellipse(s, { x, y: y + tall * 0.52, w: wide * 0.56, h: tall * 0.34 }),
    );
    if (face.pupils === "spiral") drawSpiral(surface, { x, y, w: Math.min(wide, tall) });
    else
      fill(surface, "#120a1e", (s) =>
        ellipse(s, { x, y: y - tall * 0.02, w: wide * 0.54, h: tall * 0.56 }),
      );
  }
  const glint = ink.lx * side >= 0 ? 1 : -1;
  const light = { x: x * 0.7 + glint * wide * 0.36, y: y - tall * 0.42 };
  fill(surface, "#ffffff", (s) => {
    // For love, the eye stays and its highlight becomes a heart.
    if (face.pupils === "heart")
      heart(s, { ...light, x: light.x - glint * wide * 0.1, w: wide * 0.5, h: 0 });
    else ellipse(s, { ...light, w: wide * 0.29, h: tall * 0.3 });
    ellipse(s, {
      x: x * 0.7 - glint * wide * 0.4,
      y: y + tall * 0.42,
      w: wide * 0.14,
      h: tall * 0.13,
    });
  });
}

/** A dot: it has no white, and stretches and shuts as a whole. */
function drawDotEye(figure: Figure, eye: EyeFrame, opening: Opening, lash: string): void {
  const { ink, pose, colors } = figure;
  const { surface } = ink;
  const { face } = pose;
  const height = opening.inner + opening.outer + opening.lower * 2;
  if (height < 0.5) return drawShut(surface, eye, opening, lash);
  surface.translate(face.gaze.x * eye.rx * 0.3 * eye.side, face.gaze.y * eye.ry * 0.26);
  if (face.pupils === "star") return drawSign(surface, "star", { x: 0, y: 0, w: eye.rx });
  const size = 0.7 + 0.3 * clamp(face.pupilSize, 0.5, 1.35);
  const wide = eye.rx * size;
  const tall = eye.ry * size * clamp(height / 4, 0.25, 1.3);
  const glint = ink.lx * eye.side >= 0 ? 1 : -1;
  fill(surface, mix(colors.eyes, "#120a1e", 0.78), (s) =>
    ellipse(s, { x: 0, y: 0, w: wide, h: tall }),
  );
  fill(surface, "#ffffff", (s) => {
    if (face.pupils === "heart") heart(s, { x: 0, y: 0, w: wide * 0.8, h: 0 });
    else ellipse(s, { x: glint * wide * 0.34, y: -tall * 0.38, w: wide * 0.3, h: tall * 0.28 });
  });
}

/** An eye on a robot's screen: the opening itself is emissive and moves with the gaze. */
function drawScreenEye(figure: Figure, eye: EyeFrame, opening: Opening): void {
  const { ink, pose, colors } = figure;
  const { surface } = ink;
  const { face } = pose;
  surface.translate(face.gaze.x * eye.rx * 0.3 * eye.side, face.gaze.y * eye.ry * 0.25);
  if (face.pupils !== "round" && face.pupils !== "spiral") {
    drawSign(surface, face.pupils, { x: 0, y: 0, w: eye.rx * 1.05 });
    return;
  }
  if (opening.inner + opening.outer + opening.lower * 2 < 0.3) {
    drawShut(surface, eye, opening, colors.eyes);
    return;
  }
  for (const [grow, color] of [
    [1.35, withAlpha(colors.eyes, 0.22)],
    [1, colors.eyes],
    [0.62, mix(colors.eyes, "#ffffff", 0.6)],
  ] as const) {
    surface.beginPath();
    layOpening(surface, { ...eye, rx: eye.rx * grow, ry: eye.ry * grow }, opening);
    surface.fillStyle = color;
    surface.fill();
  }
}

function drawSign(
  surface: Surface,
  sign: "heart" | "star",
  frame: { x: number; y: number; w: number },
): void {
  const { x, y, w } = frame;
  if (sign === "heart") {
    fill(surface, "#e8305f", (s) => heart(s, { x, y, w: w * 0.92, h: 0 }));
    fill(surface, "#ff7f9c", (s) =>
      heart(s, { x: x - w * 0.1, y: y - w * 0.12, w: w * 0.5, h: 0 }),
    );
    return;
  }
  fill(surface, "#2b1747", (s) => ellipse(s, { x, y, w: w * 1.1, h: w * 1.18 }));
  fill(surface, "#ffd34d", (s) => star(s, { x, y: y + w * 0.06, w: w * 0.98, h: 0 }, 5, 0.5));
}

function drawSpiral(surface: Surface, { x, y, w }: { x: number; y: number; w: number }): void {
  surface.strokeStyle = "#120a1e";
  surface.lineWidth = w * 0.2;
  surface.beginPath();
  for (let n = 0; n <= 20; n += 1) {
    const a = n * 0.62;
    const r = (n / 20) * w * 0.86;
    if (n === 0) surface.moveTo(x, y);
    else surface.lineTo(x + Math.cos(a) * r, y + Math.sin(a) * r);
  }
  surface.stroke();
}

function fill(surface: Surface, color: string, path: (surface: Surface) => void): void {
  surface.beginPath();
  path(surface);
  surface.fillStyle = color;
  surface.fill();
}

function eyeWhite({ ink, build, colors }: Figure): string {
  if (build.eye.kind === "dark") return mix(colors.eyes, "#0b0618", 0.72);
  return ink.style.shading === "glow"
    ? "#dfeaff"
    : mix("#ffffff", ink.light.ambient, 0.05 + ink.light.darkness * 0.1);
}

function lashColor({ ink, skin }: Figure): string {
  return ink.style.shading === "glow" ? "#0a0716" : mix(skin.line, "#160b1e", 0.62);
}
