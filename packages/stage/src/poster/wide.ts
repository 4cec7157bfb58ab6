import { mix, withAlpha } from "#paint/mix.ts";
import { falling, paintGlow } from "#paint/gradient.ts";
import { addCircle, addEllipse, fillPath } from "#paint/path.ts";
import type { Surface } from "#surface.ts";
import { heroGesture } from "./close.ts";
import { drawFigures, extentOf, lineUp, fitInto } from "./figures.ts";
import { drawShade, drawTitleAt, drawWorld, titleRoom, type PosterScene } from "./poster-scene.ts";

/** Small in a huge landscape; the title in the sky. */
export function drawDistant(scene: PosterScene): void {
  const { surface, set, width, height } = scene;
  const figures = lineUp(scene, [heroGesture(scene)]);
  const at = scene.seed % 2 === 0 ? 0.34 : 0.66;
  drawWorld(scene, { at: 0.25 + (scene.seed % 7) / 12 });
  const ground = set.groundY + 40;
  drawFigures(
    scene,
    surface,
    figures,
    fitInto(extentOf(figures), {
      x: width * at - width * 0.29,
      y: ground - height * 0.25,
      width: width * 0.58,
      height: height * 0.25,
    }),
  );
  drawShade(scene, "top", 0.5);
  drawTitleAt(scene, 0.06 + titleRoom(scene) / 2);
}

/** A high horizon: characters on a wide ground cast long shadows over the title. */
export function drawHighHorizon(scene: PosterScene): void {
  const { surface, set, width, height } = scene;
  const rise = height * 0.36;
  const { ground, near, shadow } = set.light;
  drawWorld(scene, { at: 0.3 + (scene.seed % 5) / 10, rise });
  const floor = height - rise;
  const color = mix(ground, near, 0.25);
  surface.fillStyle = falling(surface, floor - 110, height, [
    [0, withAlpha(color, 0)],
    [0.26, color],
    [1, mix(color, shadow, 0.75)],
  ]);
  surface.fillRect(0, floor - 110, width, height);
  const figures = lineUp(scene, [heroGesture(scene)]);
  const feet = height * 0.63;
  const placing = fitInto(extentOf(figures), {
    x: width * 0.14,
    y: feet - height * 0.36,
    width: width * 0.72,
    height: height * 0.36,
  });
  for (const { pose, head, box } of figures) {
    const x = placing.to.x + (pose.x - placing.from.x) * placing.scale;
    const long = (box.bottom - box.top) * placing.scale * 0.8;
    const lean = set.light.keyAt.x > 640 ? -0.5 : 0.5;
    fillPath(surface, withAlpha(shadow, 0.34), (path) =>
      addEllipse(
        path,
        x + lean * long * 0.4,
        feet + long * 0.3,
        head.halfWidth * placing.scale * 0.7,
        long * 0.46,
        -lean * 0.8,
      ),
    );
  }
  drawFigures(scene, surface, figures, placing);
  drawShade(scene, "bottom", 0.34);
  drawTitleAt(scene, 0.95 - titleRoom(scene) / 2);
}

/** Backlit by sun or moon; the title on the dark ground. */
export function drawSilhouette(scene: PosterScene): void {
  const { host, surface, set, width, height, scale } = scene;
  const { light } = set;
  const dark = mix(light.shadow, "#05020c", 0.45);
  drawWorld(scene, { at: 0.5 });
  surface.fillStyle = falling(surface, 0, height, [
    [0, withAlpha(light.sky[0], 0.35)],
    [0.6, withAlpha(light.sky[2], 0.7)],
    [1, light.sky[3]],
  ]);
  surface.fillRect(0, 0, width, height);
  const disc = { x: width * 0.5, y: height * 0.36, radius: width * 0.36 };
  const glow = mix(light.key, "#fff4d6", 0.55);
  paintGlow(surface, { ...disc, radius: disc.radius * 2.2 }, glow, 0.7);
  fillPath(surface, glow, (path) => addCircle(path, disc.x, disc.y, disc.radius));
  const feet = height * 0.665;
  fillPath(surface, dark, (path) => {
    addEllipse(path, width * 0.5, feet + 330, width * 1.2, 340);
  });
  const figures = lineUp(scene, [heroGesture(scene)]);
  const cut = host.createCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  const layer = cut.getContext("2d") as Surface;
  layer.setTransform(scale, 0, 0, scale, 0, 0);
  drawFigures(
    scene,
    layer,
    figures,
    fitInto(extentOf(figures), {
      x: width * 0.1,
      y: height * 0.17,
      width: width * 0.8,
      height: feet + 6 - height * 0.17,
    }),
  );
  layer.globalCompositeOperation = "source-in";
  layer.fillStyle = dark;
  layer.fillRect(0, 0, width, height);
  surface.drawImage(cut as never, 0, 0, cut.width / scale, cut.height / scale);
  drawTitleAt(scene, 0.95 - titleRoom(scene) / 2);
}
