import { faceOf } from "#text/face.ts";
import { traceGlyph } from "#text/title-text.ts";
import { paintGlow, falling } from "#paint/gradient.ts";
import { mix, withAlpha } from "#paint/mix.ts";
import { addCircle, strokePath } from "#paint/path.ts";
import type { Surface } from "#surface.ts";
import { heroGesture } from "./close.ts";
import { drawFigures, extentOf, lineUp, fitInto } from "./figures.ts";
import { drawTitleAt, drawWorld, titleRoom, type PosterScene } from "./poster-scene.ts";

type Shape = "moon" | "porthole" | "window" | "letter";

/** The set within a shape on a plain ground; characters can look out over its upper edge. */
export function drawInShape(scene: PosterScene): void {
  const { surface, set, style, width, height } = scene;
  const shape = shapeFor(scene);
  const { light } = set;
  const plain = mix(light.shadow, style.accent, shape === "letter" ? 0.22 : 0.08);
  surface.fillStyle = falling(surface, 0, height, [
    [0, mix(plain, light.sky[1], 0.25)],
    [1, mix(plain, "#05020c", 0.4)],
  ]);
  surface.fillRect(0, 0, width, height);
  const middle = { x: width / 2, y: height * 0.37, radius: width * 0.41 };
  if (shape === "moon") paintGlow(surface, { ...middle, radius: width * 0.8 }, light.key, 0.55);

  surface.save();
  surface.beginPath();
  traceShape(scene, shape, surface, middle);
  surface.clip();
  drawWorld(scene, { at: 0.5, zoom: 1, rise: height * 0.13 });
  surface.restore();
  if (shape !== "moon") drawFrame(scene, shape, middle);

  const figures = lineUp(scene, [heroGesture(scene)]);
  const bottom =
    middle.y + middle.radius * (shape === "window" || shape === "letter" ? 0.98 : 0.72);
  const wide = shape === "moon" || shape === "porthole" ? 1.3 : 1.5;
  surface.save();
  surface.beginPath();
  surface.rect(0, 0, width, middle.y);
  if (shape === "letter") surface.rect(0, middle.y, width, bottom - middle.y + 14);
  else traceShape(scene, shape, surface, middle);
  surface.clip();
  drawFigures(
    scene,
    surface,
    figures,
    fitInto(extentOf(figures), {
      x: middle.x - (middle.radius * wide) / 2,
      y: height * 0.07,
      width: middle.radius * wide,
      height: bottom - height * 0.07,
    }),
  );
  surface.restore();
  drawTitleAt(scene, 0.95 - titleRoom(scene) / 2);
}

function shapeFor({ scene, seed, story }: PosterScene): Shape {
  switch (scene.backdrop) {
    case "sea":
    case "starship":
    case "space":
      return "porthole";
    case "bedroom":
    case "kitchen":
    case "school":
    case "theatre":
    case "museum":
    case "castle":
    case "village":
    case "city":
      return "window";
    default:
      break;
  }
  if (scene.time === "night") return "moon";
  const wide = /^[BDGOQRMWHN]/.test(story.title);
  return wide && seed % 2 === 0 ? "letter" : seed % 3 === 0 ? "porthole" : "window";
}

function traceShape(
  { story, width, height }: PosterScene,
  shape: Shape,
  surface: Surface,
  { x, y, radius }: { x: number; y: number; radius: number },
): void {
  if (shape === "window") {
    surface.moveTo(x - radius, y + radius);
    surface.lineTo(x - radius, y - radius * 0.1);
    surface.arc(x, y - radius * 0.1, radius, Math.PI, 0);
    surface.lineTo(x + radius, y + radius);
    surface.closePath();
    return;
  }
  if (shape !== "letter") {
    addCircle(surface, x, y, radius);
    return;
  }
  const face = faceOf(story.genre);
  const letter = story.title.charAt(0).toUpperCase();
  const size = Math.min(
    (width * 0.9) / face.glyph(letter).advance,
    (height * 0.56) / face.capHeight,
  );
  traceGlyph(
    surface,
    face,
    letter,
    x - (face.glyph(letter).advance * size) / 2,
    y + (face.capHeight * size) / 2,
    size,
  );
}

function drawFrame(
  scene: PosterScene,
  shape: Shape,
  middle: { x: number; y: number; radius: number },
): void {
  const { surface, style, set } = scene;
  const rim = mix(set.light.rim, style.accent, 0.35);
  const trace = (path: Surface) => traceShape(scene, shape, path, middle);
  surface.lineJoin = "round";
  if (shape === "letter") {
    strokePath(surface, withAlpha(rim, 0.9), 5, trace);
    return;
  }
  strokePath(surface, mix(rim, set.light.shadow, 0.55), 26, trace);
  strokePath(surface, rim, 14, trace);
  if (shape !== "porthole") return;
  for (let bolt = 0; bolt < 12; bolt += 1) {
    const angle = (bolt / 12) * Math.PI * 2;
    surface.fillStyle = mix(rim, set.light.shadow, 0.6);
    surface.beginPath();
    addCircle(
      surface,
      middle.x + Math.cos(angle) * middle.radius,
      middle.y + Math.sin(angle) * middle.radius,
      3.4,
    );
    surface.fill();
  }
}
