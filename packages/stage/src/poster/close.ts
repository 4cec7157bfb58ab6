import { gestureOf } from "#poster-pose.ts";
import { drawFigures, poseFigure } from "./figures.ts";
import { drawShade, drawTitleAt, drawWorld, titleRoom, type PosterScene } from "./poster-scene.ts";

/** One character in close-up, from the chest up; the title over the chest. */
export function drawPortrait(scene: PosterScene): void {
  const { surface, width, height, who } = scene;
  const [hero] = who;
  if (!hero) return;
  const figure = poseFigure(scene, hero, { facing: scene.seed % 2 === 0 ? 1 : -1 });
  drawWorld(scene, { at: 0.3 + (scene.seed % 5) * 0.1, zoom: 1.5 });
  const { head, box } = figure;
  const tall = head.y - box.top;
  const scale = Math.min((width * 0.4) / head.halfWidth, (height * 0.34) / tall);
  drawFigures(scene, surface, [figure], {
    from: { x: head.x, y: head.y },
    to: { x: width / 2, y: Math.max(height * 0.4, tall * scale + height * 0.06) },
    scale,
  });
  drawShade(scene, "bottom", 0.46);
  drawTitleAt(scene, 0.955 - titleRoom(scene) / 2);
}

/** A face half out of the picture; the title below it. */
export function drawHalfFace(scene: PosterScene): void {
  const { surface, width, height, who } = scene;
  const [hero] = who;
  if (!hero) return;
  const side = scene.seed % 2 === 0 ? 1 : -1;
  const figure = poseFigure(scene, hero, { facing: side > 0 ? -1 : 1 });
  drawWorld(scene, { at: side > 0 ? 0.35 : 0.65, zoom: 1.25 });
  const { head } = figure;
  const scale = (width * 0.5) / head.halfWidth;
  drawFigures(scene, surface, [figure], {
    from: { x: head.x, y: head.y },
    to: { x: width * (0.5 + side * 0.31), y: height * 0.4 },
    scale,
  });
  drawShade(scene, "bottom", 0.52);
  drawTitleAt(scene, 0.95 - titleRoom(scene) / 2);
}

/** Heads that look in from the bottom; the title in the sky. */
export function drawPeek(scene: PosterScene): void {
  const { surface, width, height } = scene;
  drawWorld(scene, { at: 0.5, zoom: 1.15, rise: 30 });
  const figures = scene.who
    .slice(0, 3)
    .map((member, index) => poseFigure(scene, member, { facing: index % 2 === 0 ? 1 : -1 }));
  const each = (width * 0.92) / Math.max(1.35, figures.length);
  const placed = figures.map((figure, index) => {
    const scale = Math.min(
      each / 2 / figure.head.halfWidth,
      (height * 0.3) / (figure.head.y - figure.box.top),
    );
    const middle = width / 2 + (index - (figures.length - 1) / 2) * each;
    const low = height * (index % 2 === 0 ? 0.8 : 0.86);
    return { figure, scale, x: middle, y: low };
  });
  for (const { figure, scale, x, y } of placed.toReversed())
    drawFigures(scene, surface, [figure], {
      from: { x: figure.head.x, y: figure.head.y },
      to: { x, y },
      scale,
    });
  drawShade(scene, "top", 0.48);
  drawTitleAt(scene, 0.055 + titleRoom(scene) / 2);
}

/** Two halves with one character each, the second upside down as on a playing card. */
export function drawPlayingCard(scene: PosterScene): void {
  const { surface, width, height, who } = scene;
  const band = titleRoom(scene) + 0.03;
  const half = (height * (1 - band)) / 2;
  for (const [index, member] of who.slice(0, 2).entries()) {
    const figure = poseFigure(scene, member, { facing: index === 0 ? 1 : -1 });
    surface.save();
    if (index === 1) {
      surface.translate(width, height);
      surface.rotate(Math.PI);
    }
    surface.beginPath();
    surface.rect(0, 0, width, half);
    surface.clip();
    drawWorld(scene, { at: index === 0 ? 0.35 : 0.65, zoom: 1.1, rise: 210 });
    const tall = figure.head.y - figure.box.top;
    const widest = (width * 0.34) / figure.head.halfWidth;
    const scale = Math.max(Math.min(widest, (half * 0.56) / tall), widest * 0.7);
    drawFigures(scene, surface, [figure], {
      from: { x: figure.head.x, y: figure.head.y },
      to: { x: width / 2, y: Math.min(half * 0.1 + tall * scale, half * 0.68) },
      scale,
    });
    surface.restore();
  }
  surface.fillStyle = scene.set.light.shadow;
  surface.fillRect(0, half, width, height * band);
  drawTitleAt(scene, 0.5);
}

/** The gesture of the leading character for an emotion. */
export function heroGesture(scene: PosterScene): Parameters<typeof poseFigure>[2]["verb"] {
  return gestureOf[scene.feel];
}
