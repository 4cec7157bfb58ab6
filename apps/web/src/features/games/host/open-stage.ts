import Phaser from "phaser";
import { isDrawnInSoftware } from "#platform/device/is-drawn-in-software.ts";
import { type ArtBaker, openArt } from "./art/open-art.ts";
import { fieldHeight, fieldWidth, type GameStage } from "./game-picture.ts";
import type { SoundBoard } from "./sound/open-sound-board.ts";

export type OpenedStage = {
  /** What a picture draws with; the rest is set for each run. */
  stage: Omit<GameStage<unknown>, "options" | "pictures" | "art">;
  /** The art of a run, until `isClosed`. */
  artOf: (isClosed: () => boolean) => ArtBaker;
  canvas: HTMLCanvasElement;
  /** Called once a frame with the seconds since the last one. */
  setFrame: (frame: ((seconds: number) => void) | null) => void;
  /** Removes the objects of a run that has been closed. */
  clear: () => void;
  /** Frames per second, as measured lately. */
  framesPerSecond: () => number;
  destroy: () => void;
};

/** Opens the canvas of a game in an element. */
export async function openStage(
  parent: HTMLElement,
  { sounds, settings }: { sounds: SoundBoard; settings: GameStage<unknown>["settings"] },
): Promise<OpenedStage> {
  const isSoftware = !hasGraphicsCard();
  const pixels = choosePixels(parent, isSoftware);
  await loadTypefaces();
  const scene = await startScene(parent, { isSoftware, pixels });
  const origins = new Map<string, { x: number; y: number }>();
  const camera = scene.cameras.main;
  const resetCamera = () => {
    camera.resetFX();
    camera.setOrigin(0, 0).setZoom(pixels).setScroll(0, 0).setRotation(0);
  };
  resetCamera();

  const stage: OpenedStage["stage"] = {
    scene,
    pixels,
    isSoftware,
    sounds,
    settings,
    add(x, y, key, frame) {
      const { x: left, y: top } = origins.get(key) ?? { x: 0.5, y: 0.5 };
      return scene.add
        .image(x, y, key, frame)
        .setOrigin(left, top)
        .setScale(1 / pixels);
    },
    addText(x, y, text, { size = 24, color = "#ffffff", outline, isDisplay = true } = {}) {
      const fontSize = size * settings.textScale * pixels;
      return scene.add
        .text(x, y, text, {
          fontFamily: isDisplay ? "Caprasimo, serif" : "Figtree, sans-serif",
          fontSize: `${fontSize}px`,
          fontStyle: isDisplay ? "normal" : "700",
          color,
          ...(outline ? { stroke: outline, strokeThickness: fontSize * 0.18 } : {}),
        })
        .setOrigin(0.5)
        .setScale(1 / pixels);
    },
    shake(strength, milliseconds) {
      if (!settings.isMotionReduced) camera.shake(milliseconds, strength / 1000);
    },
  };
  return {
    stage,
    artOf: (isClosed) =>
      openArt(scene, pixels, {
        setOrigin: (key, origin) => void origins.set(key, origin),
        isClosed,
      }),
    canvas: scene.game.canvas,
    setFrame(frame) {
      scene.onFrame = frame;
    },
    clear() {
      scene.tweens.killAll();
      scene.time.removeAllEvents();
      scene.children.removeAll(true);
      resetCamera();
    },
    framesPerSecond: () => scene.game.loop.actualFps,
    destroy() {
      scene.onFrame = null;
      scene.game.destroy(true);
    },
  };
}

class FrameScene extends Phaser.Scene {
  onFrame: ((seconds: number) => void) | null = null;

  override update(_time: number, milliseconds: number): void {
    this.onFrame?.(milliseconds / 1000);
  }
}

async function startScene(
  parent: HTMLElement,
  { isSoftware, pixels }: { isSoftware: boolean; pixels: number },
): Promise<FrameScene> {
  const scene = new FrameScene("game");
  const started = new Promise<void>((resolve) => {
    Object.assign(scene, { create: resolve });
  });
  const game = new Phaser.Game({
    type: isSoftware ? Phaser.CANVAS : Phaser.WEBGL,
    parent,
    width: Math.round(fieldWidth * pixels),
    height: Math.round(fieldHeight * pixels),
    scale: { mode: Phaser.Scale.NONE },
    backgroundColor: "#1b1026",
    banner: false,
    audio: { noAudio: true },
    input: { keyboard: false, mouse: false, touch: false, gamepad: false },
    autoFocus: false,
    disableContextMenu: false,
    fps: { smoothStep: false },
    scene,
  });
  await started;
  scene.game = game;
  return scene;
}

/** Whether WebGL is drawn by a graphics card; its software renderer is slower than a canvas. */
function hasGraphicsCard(): boolean {
  const gl = document.createElement("canvas").getContext("webgl2");
  if (!gl) return false;
  const isHardware = !isDrawnInSoftware(gl);
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return isHardware;
}

/** Quarters of a pixel per unit, so that few sizes of textures are baked. */
function choosePixels(parent: HTMLElement, isSoftware: boolean): number {
  const wanted = (parent.clientWidth * devicePixelRatio) / fieldWidth;
  return Math.min(isSoftware ? 1.5 : 2, Math.max(1, Math.ceil(wanted * 4) / 4));
}

/** Texts in a canvas need their typefaces beforehand. */
async function loadTypefaces(): Promise<void> {
  const wanted = ["24px Caprasimo", "700 24px Figtree"];
  await Promise.all(wanted.map((font) => document.fonts.load(font).catch(() => [])));
}
