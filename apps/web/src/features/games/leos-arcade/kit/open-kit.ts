import type { ArcadeOptions } from "@goldmane/games/leos-arcade/options";
import type Phaser from "phaser";
import type { GameStage } from "#features/games/host/game-picture.ts";
import { castArtOf, frameOf, type CastName } from "./cast.ts";
import { paintBackdrop, type Backdrop } from "./paint-backdrop.ts";
import type { Pen } from "./pen.ts";

export type Layer = Phaser.GameObjects.Container;
export type Picture = Phaser.GameObjects.Image;

/** What all pictures of the arcade are made with. */
export type Kit = {
  stage: GameStage<ArcadeOptions>;
  /** Paints a texture of the given size around its middle, once. */
  paint: (
    name: string,
    size: readonly [width: number, height: number],
    draw: (pen: Pen, frame: number) => void,
    frames?: number,
  ) => void;
  addLayer: () => Layer;
  add: (layer: Layer, name: string, x: number, y: number, frame?: number) => Picture;
  addActor: (layer: Layer, name: CastName, frame: string, x: number, y: number) => Picture;
  setActor: (picture: Picture, name: CastName, frame: string) => void;
  addBackdrop: (layer: Layer, name: string, backdrop: Backdrop) => Picture;
  addLines: (layer: Layer) => Phaser.GameObjects.Graphics;
  addLabel: (
    layer: Layer,
    x: number,
    y: number,
    size: number,
    color?: string,
  ) => Phaser.GameObjects.Text;
  /** Sets a picture's size relative to how it was painted. */
  resize: (picture: Picture, scale: number, scaleY?: number) => void;
  bakeCast: (name: CastName) => Promise<void>;
  hasCast: (names: readonly CastName[]) => boolean;
};

const prefix = "leos-arcade.";

/** The texture's key of a painted picture. */
export function keyOf(name: string): string {
  return prefix + name;
}

export function openKit(stage: GameStage<ArcadeOptions>): Kit {
  const { scene, pixels, art } = stage;
  const baked = new Set<CastName>();
  const kit: Kit = {
    stage,
    paint(name, [width, height], draw, frames = 1) {
      art.paint(prefix + name, {
        width,
        height,
        frames,
        draw(pen, frame) {
          pen.translate(width / 2, height / 2);
          draw(pen, frame);
        },
      });
    },
    addLayer: () => scene.add.container(0, 0),
    add(layer, name, x, y, frame = 0) {
      const picture = stage.add(x, y, prefix + name, frame);
      layer.add(picture);
      return picture;
    },
    addActor(layer, name, frame, x, y) {
      return kit.add(layer, `cast.${name}`, x, y, frameOf(name, frame));
    },
    setActor(picture, name, frame) {
      picture.setFrame(frameOf(name, frame), false, false);
    },
    addBackdrop(layer, name, backdrop) {
      // Soft colors need no more than half the screen's pixels.
      kit.paint(`backdrop.${name}`, [490, 280], (pen) => paintBackdrop(pen, backdrop));
      const picture = kit.add(layer, `backdrop.${name}`, 480, 270);
      kit.resize(picture, 2);
      return picture;
    },
    addLines(layer) {
      const lines = scene.add.graphics();
      layer.add(lines);
      return lines;
    },
    addLabel(layer, x, y, size, color = "#ffffff") {
      const label = stage.addText(x, y, "", { size, color, outline: "#2a1650", isDisplay: true });
      label.setOrigin(0.5);
      layer.add(label);
      return label;
    },
    resize(picture, scale, scaleY = scale) {
      picture.setScale(scale / pixels, scaleY / pixels);
    },
    async bakeCast(name) {
      const { member, height, frames } = castArtOf(name);
      const key = `${prefix}cast.${name}`;
      await art.actor(key, { member, frames: Object.values(frames), height, genre: "kids" });
      baked.add(name);
    },
    hasCast: (names) => names.every((name) => baked.has(name)),
  };
  return kit;
}
