import { heroGesture } from "./close.ts";
import { drawFigures, extentOf, lineUp, moveFigure, poseFigure, fitInto } from "./figures.ts";
import {
  drawShade,
  drawTitleAt,
  drawTitleIn,
  drawWorld,
  titleRoom,
  type PosterScene,
} from "./poster-scene.ts";

/** The cast in a row above the title. */
export function drawCast(scene: PosterScene): void {
  const { surface, width, height } = scene;
  drawWorld(scene);
  const figures = lineUp(scene, [heroGesture(scene)]);
  drawFigures(
    scene,
    surface,
    figures,
    fitInto(extentOf(figures), {
      x: width * 0.05,
      y: height * 0.14,
      width: width * 0.9,
      height: height * 0.6,
    }),
  );
  drawShade(scene, "bottom", 0.44);
  drawTitleAt(scene, 0.955 - titleRoom(scene) / 2);
}

/** Two characters in close-up who face each other, below the title. */
export function drawFacing(scene: PosterScene): void {
  const { surface, width, height, who } = scene;
  const [first, second] = who;
  if (!first || !second) return;
  drawWorld(scene, { at: 0.5, zoom: 1.2 });
  const left = poseFigure(scene, first, { facing: 1, verb: "point" });
  const right = poseFigure(scene, second, { facing: -1 });
  const apart = left.box.right - right.box.left;
  const figures = [left, moveFigure(right, apart + 4)];
  const feet = height * 0.955;
  drawFigures(
    scene,
    surface,
    figures,
    fitInto(extentOf(figures), {
      x: width * 0.04,
      y: height * (titleRoom(scene) + 0.12),
      width: width * 0.92,
      height: feet - height * (titleRoom(scene) + 0.12),
    }),
  );
  drawShade(scene, "top", 0.46);
  drawTitleAt(scene, 0.055 + titleRoom(scene) / 2);
}

/** The title as an object in the scene, with the characters in front of it. */
export function drawInside(scene: PosterScene): void {
  const { surface, set, width, height } = scene;
  const room = titleRoom(scene) + 0.05;
  const ground = height * 0.93;
  drawWorld(scene, { at: 0.6, zoom: 1.3, rise: 40 });
  const figures = lineUp(scene, [heroGesture(scene)]);
  const placing = fitInto(extentOf(figures), {
    x: width * 0.08,
    y: height * 0.5,
    width: width * 0.84,
    height: ground - height * 0.5,
  });
  const box = extentOf(figures);
  const top = ground - (box.bottom - box.top) * placing.scale;
  const foot = Math.min(top + height * 0.004, height * 0.6);
  surface.fillStyle = `${set.light.shadow}3d`;
  surface.fillRect(0, 0, width, height);
  drawTitleIn(scene, {
    x: width * 0.07,
    y: Math.max(height * 0.06, foot - height * room),
    width: width * 0.86,
    height: Math.min(foot - height * 0.06, height * room),
  });
  drawFigures(scene, surface, figures, placing);
}

/** The title vertically along the side, a tall character beside it. */
export function drawSpine(scene: PosterScene): void {
  const { surface, set, width, height, who } = scene;
  const [hero] = who;
  if (!hero) return;
  const band = scene.story.title.length > 18 ? 0.34 : 0.25;
  surface.save();
  surface.translate(width * band * 0.5, 0);
  drawWorld(scene, { at: 0.55, zoom: 1.1 });
  surface.restore();
  surface.fillStyle = set.light.shadow;
  surface.fillRect(0, 0, width * band, height);
  const figure = poseFigure(scene, hero, { facing: 1, verb: heroGesture(scene) });
  drawFigures(
    scene,
    surface,
    [figure],
    fitInto(figure.box, {
      x: width * (band + 0.03),
      y: height * 0.12,
      width: width * (0.94 - band),
      height: height * 0.8,
    }),
  );
  surface.save();
  surface.translate(width * band * 0.53, height / 2);
  surface.rotate(-Math.PI / 2);
  // The "kids" typeface has swinging letters and thick outlines that extend beyond their box.
  const share = scene.story.genre === "kids" ? 0.58 : 0.8;
  drawTitleIn(scene, {
    x: -height * 0.46,
    y: (-width * band * share) / 2,
    width: height * 0.92,
    height: width * band * share,
  });
  surface.restore();
}
