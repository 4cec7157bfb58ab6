import {
  Group,
  type Material,
  type Object3D,
  PerspectiveCamera,
  Scene,
  ShaderMaterial,
  SRGBColorSpace,
  Texture,
  Vector3,
  WebGLRenderer,
} from "three";
import { directionOf, type Pose } from "#features/spaceship/flight/flight.ts";
import type { Quality } from "#features/spaceship/flight/governor.ts";
import type { Galaxy, Planet } from "#features/spaceship/galaxy/galaxy.ts";
import { add, scale, type Vector } from "#features/spaceship/galaxy/vector.ts";
import { isDrawnInSoftware } from "#platform/device/is-drawn-in-software.ts";
import { loadCloseUp, openAtlas } from "./atlas.ts";
import { createCockpit, type Frame } from "./cockpit.ts";
import { type Headset, openHeadset } from "./headset.ts";
import { createLights } from "./lights.ts";
import { createPlanets } from "./planets.ts";
import { openSign } from "./sign.ts";
import { createSky } from "./sky.ts";
import { createTunnel } from "./tunnel.ts";

const fieldOfView = 58;
/** The warp widens the view. */
const warpWidening = 16;
const pixelRatioAtMost = 1.5;

export type SceneInfo = { calls: number; triangles: number; geometries: number; textures: number };

export type ShipScene = {
  /** Calls a function for every frame, on the page or in a headset; null stops. */
  setLoop: (loop: ((now: number) => void) | null) => void;
  draw: (pose: Pose, warp: number, seconds: number) => void;
  headset: Headset;
  /** There is no graphics card. */
  isSoftware: boolean;
  mark: (planet: Planet | null) => void;
  resize: (frame: Frame) => void;
  setQuality: (quality: Quality) => void;
  /** A point's place in the window, in CSS pixels; null behind the ship. */
  project: (point: Vector) => { x: number; y: number } | null;
  /** The direction under a point of the canvas. */
  directionAt: (x: number, y: number) => Vector;
  info: () => SceneInfo;
  destroy: () => void;
};

/** Draws the galaxy as seen from the ship; null without WebGL 2. */
export function openScene(
  canvas: HTMLCanvasElement,
  galaxy: Galaxy,
  vrHelp: string,
): ShipScene | null {
  const renderer = openRenderer(canvas);
  if (!renderer) return null;
  const scene = new Scene();
  const inside = new Scene();
  const camera = new PerspectiveCamera(fieldOfView, 1, 0.2, 3200);
  const eye = new PerspectiveCamera(fieldOfView, 1, 0.1, 10);
  camera.rotation.order = "YXZ";
  // A headset moves the camera within it.
  const rig = new Group();
  const headset = openHeadset(renderer, rig);

  const best = galaxy.planets.toSorted((a, b) => b.fit - a.fit);
  const atlas = openAtlas(galaxy.planets, best);
  const sky = createSky(galaxy);
  const lights = createLights(galaxy);
  const planets = createPlanets(galaxy, atlas);
  const tunnel = createTunnel();
  const cockpit = createCockpit();
  const space = new Group();
  const sign = openSign(space);
  camera.add(tunnel.mesh);
  rig.add(camera);
  space.add(sky.group, lights.group, planets.group, rig);
  scene.add(space);
  inside.add(cockpit.group);

  let marked: Planet | null = null;
  let poster: Texture | null = null;
  let quality: Quality = { sharpness: 1, particles: 1 };
  const info: SceneInfo = { calls: 0, triangles: 0, geometries: 0, textures: 0 };
  const ahead = new Vector3();

  const setRatio = () =>
    renderer.setPixelRatio(Math.min(devicePixelRatio, pixelRatioAtMost) * quality.sharpness);
  const indexOf = (planet: Planet | null) => {
    const index = planet ? galaxy.planets.indexOf(planet) : -1;
    return index === -1 ? null : index;
  };

  const showSign = (pose: Pose) => {
    if (!headset.isOn()) return sign.show(null, pose.position, pose.position);
    if (!marked) {
      const front = scale(directionOf({ yaw: pose.yaw, pitch: -0.2 }), 6);
      return sign.show(vrHelp, add(pose.position, front), pose.position);
    }
    const above = add(marked.position, [0, marked.radius * 1.6, 0]);
    sign.show(marked.title.title, above, pose.position);
  };

  return {
    setLoop: (loop) => renderer.setAnimationLoop(loop),
    headset,
    isSoftware: isDrawnInSoftware(renderer.getContext()),
    draw: (pose, warp, seconds) => {
      const isFlat = !headset.isOn();
      rig.position.set(...pose.position);
      rig.rotation.y = pose.yaw;
      if (isFlat) {
        camera.position.set(0, 0, 0);
        camera.rotation.set(pose.pitch, 0, 0);
        camera.fov = fieldOfView + warpWidening * warp;
        camera.updateProjectionMatrix();
      }
      showSign(pose);
      sky.group.position.copy(rig.position);
      sky.move(seconds);
      lights.move(seconds, pose.position);
      planets.move(seconds);
      tunnel.set(warp, seconds);
      renderer.info.reset();
      renderer.clear();
      renderer.render(scene, camera);
      if (isFlat) renderer.render(inside, eye);
      info.calls = renderer.info.render.calls;
      info.triangles = renderer.info.render.triangles;
    },
    mark: (planet) => {
      if (planet === marked) return;
      marked = planet;
      planets.mark(indexOf(planet));
      planets.showPoster(null, null);
      poster?.dispose();
      poster = null;
      if (!planet) return;
      void loadCloseUp(planet).then((texture) => {
        if (texture && marked === planet) {
          poster = texture;
          planets.showPoster(indexOf(planet), texture);
        } else texture?.dispose();
        return texture;
      });
    },
    resize: (frame) => {
      const { clientWidth: width, clientHeight: height } = canvas;
      if (width === 0 || height === 0 || headset.isOn()) return;
      setRatio();
      renderer.setSize(width, height, false);
      camera.aspect = eye.aspect = width / height;
      // The middle of the window, not of the canvas, is where the ship points.
      const shift = (frame.bottom - frame.top) / 2;
      camera.setViewOffset(width, height, 0, shift, width, height);
      eye.updateProjectionMatrix();
      cockpit.fit({ width, height, fov: fieldOfView }, frame);
    },
    setQuality: (next) => {
      quality = next;
      sky.setShare(next.particles);
      setRatio();
    },
    project: (point) => {
      ahead.set(...point).applyMatrix4(camera.matrixWorldInverse);
      if (ahead.z > -0.5) return null;
      ahead.applyMatrix4(camera.projectionMatrix);
      return {
        x: ((ahead.x + 1) / 2) * canvas.clientWidth,
        y: ((1 - ahead.y) / 2) * canvas.clientHeight,
      };
    },
    directionAt: (x, y) => {
      const { clientWidth: width, clientHeight: height } = canvas;
      const point = new Vector3((x / width) * 2 - 1, 1 - (y / height) * 2, 0.5).unproject(camera);
      const { x: aheadX, y: aheadY, z } = point.sub(rig.position).normalize();
      return [aheadX, aheadY, z];
    },
    info: () => ({ ...info, ...renderer.info.memory }),
    destroy: () => {
      marked = null;
      renderer.setAnimationLoop(null);
      headset.leave();
      sign.destroy();
      poster?.dispose();
      disposeAll(scene);
      disposeAll(inside);
      atlas.destroy();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

/** Asks for the context itself: three.js would log an error where there is none. */
function openRenderer(canvas: HTMLCanvasElement): WebGLRenderer | null {
  const context = canvas.getContext("webgl2", { alpha: false, powerPreference: "low-power" });
  if (!context) return null;
  try {
    const renderer = new WebGLRenderer({ canvas, context });
    renderer.outputColorSpace = SRGBColorSpace;
    renderer.autoClear = false;
    renderer.info.autoReset = false;
    renderer.setClearColor("#0b0613");
    return renderer;
  } catch {
    return null;
  }
}

/** Frees what the objects of a scene hold on the graphics card. */
function disposeAll(root: Object3D): void {
  root.traverse((object) => {
    if ("geometry" in object && hasDispose(object.geometry)) object.geometry.dispose();
    if ("material" in object && isMaterial(object.material)) disposeMaterial(object.material);
  });
}

function disposeMaterial(material: Material): void {
  if ("map" in material && material.map instanceof Texture) material.map.dispose();
  if (material instanceof ShaderMaterial)
    for (const { value } of Object.values(material.uniforms))
      if (value instanceof Texture) value.dispose();
  material.dispose();
}

function isMaterial(value: unknown): value is Material {
  return typeof value === "object" && value !== null && "isMaterial" in value;
}

function hasDispose(value: unknown): value is { dispose: () => void } {
  return typeof value === "object" && value !== null && "dispose" in value;
}
