import { drawProp } from "@goldmane/stage/prop/draw-prop";
import type { Light } from "@goldmane/stage/paint/light";
import { styleOf } from "@goldmane/stage/paint/style";
import { openSetLayers } from "@goldmane/stage/set/open-set-layers";
import { lightOf } from "@goldmane/stage/set/light-of";
import type { Actor } from "@goldmane/stage/actor/figure/figure";
import type {
  Backdrop,
  Genre,
  PropKind,
  TimeOfDay,
  Weather,
} from "@goldmane/stage/story/vocabulary";
import type { Surface } from "@goldmane/stage/surface";
import type Phaser from "phaser";
import { drawActorFrame, measureActor, type ActorFrame } from "./draw-actor-frame.ts";
import { canvasHost, type PageCanvas } from "./canvas-host.ts";
import { whenIdle } from "./when-idle.ts";

/** Units of the field per stage unit: the stage is 1280 wide, the field 960. */
const stageScale = 0.75;

/** Texture keys are global and cached for the visit: equal keys must mean equal pictures. */
export type ArtBaker = {
  /**
   * A character in several poses; frame numbers follow `frames`. The picture's origin is the point
   * between the feet. A character of the films is about 200 units tall; `height` scales it.
   */
  actor: (key: string, request: ActorArt) => Promise<void>;
  /** A prop of the films; its origin is the middle of its foot. `height` as for actors. */
  prop: (key: string, request: PropArt) => Promise<void>;
  /**
   * A backdrop's parallax layers, `<key>.0` the farthest. Depth 0 stands still, 1 moves with the
   * ground. Add them with `addParallax`.
   */
  layers: (key: string, request: SceneryArt) => Promise<Scenery>;
  /**
   * Anything that a function paints, in units. The origin is the middle, or a share of the size.
   * With `frames`, the function paints each frame in turn.
   */
  paint: (
    key: string,
    request: {
      width: number;
      height: number;
      frames?: number;
      origin?: { x: number; y: number };
      draw: (context: CanvasRenderingContext2D, frame: number) => void;
    },
  ) => void;
};

export type ActorArt = {
  member: Actor;
  frames: readonly ActorFrame[];
  /** Units from the feet to the top of a standing character. */
  height: number;
  /** The style of the outlines and shades; "adventure" by default. */
  genre?: Genre;
  light?: Light;
};

type PropArt = {
  kind: PropKind;
  /** Units of the picture's box around the prop. */
  box: { width: number; height: number };
  /** Units for one stage unit; 0.75 is the films' scale. */
  scale?: number;
  size?: number;
  color?: string;
  look?: Partial<Record<"presence" | "open" | "lit" | "eaten", number>>;
  genre?: Genre;
  light?: Light;
};

export type SceneryArt = {
  backdrop: Backdrop;
  time: TimeOfDay;
  weather?: Weather;
  seed: number;
  genre?: Genre;
  palette?: { key: string; shadow: string; accent: string };
};

export type Scenery = {
  /** The light of the place, for actors and props in it. */
  light: Light;
  /** y of the ground, in units. */
  groundY: number;
  layers: readonly { key: string; depth: number; x: number; y: number; width: number }[];
};

/** Pictures of this visit, so that a game that is opened again starts at once. */
const cache = new Map<string, unknown>();

type Sheet = { canvas: PageCanvas; cell: { width: number; height: number }; frames: number };

/** Daylight in the style of a genre. */
function daylight(genre: Genre = "adventure"): Light {
  return lightOf({
    backdrop: "meadow",
    time: "day",
    weather: "clear",
    style: styleOf(genre),
    seed: 7,
    palette: null,
  });
}

/**
 * The art of one run.
 * @param isClosed whether the run, or the whole game, has been closed. Requests that are waiting
 *   then never resolve: the scene that they would draw on may be gone.
 */
export function openArt(
  scene: Phaser.Scene,
  pixels: number,
  {
    setOrigin,
    isClosed,
  }: {
    setOrigin: (key: string, origin: { x: number; y: number }) => void;
    isClosed: () => boolean;
  },
): ArtBaker {
  const turn = () => whenIdle(isClosed);

  const remember = async <Made>(key: string, make: () => Made): Promise<Made> => {
    await turn();
    const name = `${key}@${pixels}`;
    const known = cache.get(name) as Made | undefined;
    if (known) return known;
    const made = make();
    cache.set(name, made);
    return made;
  };

  const publish = (
    key: string,
    { canvas, cell, frames }: Sheet,
    origin: { x: number; y: number },
  ) => {
    if (isClosed()) return;
    setOrigin(key, origin);
    if (scene.textures.exists(key)) return;
    const texture = scene.textures.addCanvas(key, canvas);
    if (!texture) return;
    for (let at = 0; at < frames; at += 1)
      texture.add(at, 0, at * cell.width, 0, cell.width, cell.height);
  };

  return {
    async actor(key, { member, frames, height, genre = "adventure", light = daylight(genre) }) {
      const { box, scale } = measureActor(member, height);
      const cell = {
        width: Math.ceil(box.width * scale * pixels),
        height: Math.ceil(box.height * scale * pixels),
      };
      const canvas = await remember(key, () =>
        canvasHost.createCanvas(cell.width * frames.length, cell.height),
      );
      const surface = canvas.getContext("2d") as unknown as Surface;
      for (const [at, frame] of frames.entries()) {
        if (cache.has(`${key}@${pixels}#${at}`)) continue;
        if (at % 2 === 1) await turn();
        const k = scale * pixels;
        surface.setTransform(k, 0, 0, k, at * cell.width - box.x * k, -box.y * k);
        drawActorFrame(surface, member, frame, { light, style: styleOf(genre) });
        cache.set(`${key}@${pixels}#${at}`, true);
      }
      const origin = { x: -box.x / box.width, y: -box.y / box.height };
      publish(key, { canvas, cell, frames: frames.length }, origin);
    },

    async prop(key, { kind, box, scale = stageScale, size = 1, color, look, ...more }) {
      const genre = more.genre ?? "adventure";
      const cell = { width: Math.ceil(box.width * pixels), height: Math.ceil(box.height * pixels) };
      const foot = 0.94;
      const canvas = await remember(key, () => {
        const made = canvasHost.createCanvas(cell.width, cell.height);
        const surface = made.getContext("2d") as unknown as Surface;
        const k = scale * pixels;
        surface.setTransform(k, 0, 0, k, cell.width / 2, cell.height * foot);
        const state = { presence: 1, open: 0, lit: 1, eaten: 0, ...look };
        const placed = { kind, x: 0, y: 0, size, look: state, ...(color ? { color } : {}) };
        drawProp(surface, placed, more.light ?? daylight(genre), styleOf(genre), 1);
        return made;
      });
      publish(key, { canvas, cell, frames: 1 }, { x: 0.5, y: foot });
    },

    async layers(key, { backdrop, time, weather = "clear", seed, genre = "adventure", palette }) {
      const opened = await remember(key, () =>
        openSetLayers(
          {
            host: canvasHost,
            backdrop,
            time,
            weather,
            style: styleOf(genre),
            seed,
            scale: stageScale * pixels,
            palette: palette ?? null,
          },
          { merge: 0.14 },
        ),
      );
      const layers: Scenery["layers"][number][] = [];
      for (const [at, { depth, bake }] of opened.layers.entries()) {
        const name = `${key}.${at}`;
        const layer = await remember(name, bake);
        const canvas = layer.canvas as PageCanvas;
        const cell = { width: canvas.width, height: canvas.height };
        publish(name, { canvas, cell, frames: 1 }, { x: 0, y: 0 });
        const [x, y, width] = [layer.x, layer.y, layer.width].map((length) => length * stageScale);
        layers.push({ key: name, depth, x: x ?? 0, y: y ?? 0, width: width ?? 0 });
      }
      return { light: opened.light, groundY: opened.groundY * stageScale, layers };
    },

    paint(key, { width, height, frames = 1, origin = { x: 0.5, y: 0.5 }, draw }) {
      const cell = { width: Math.ceil(width * pixels), height: Math.ceil(height * pixels) };
      const name = `${key}@${pixels}`;
      const known = cache.get(name) as PageCanvas | undefined;
      const canvas = known ?? canvasHost.createCanvas(cell.width * frames, cell.height);
      if (!known) paintFrames(canvas, { width, height, frames, pixels, draw });
      cache.set(name, canvas);
      publish(key, { canvas, cell, frames }, origin);
    },
  };
}

function paintFrames(
  canvas: PageCanvas,
  {
    width,
    height,
    frames,
    pixels,
    draw,
  }: {
    width: number;
    height: number;
    frames: number;
    pixels: number;
    draw: (context: CanvasRenderingContext2D, frame: number) => void;
  },
): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  for (let at = 0; at < frames; at += 1) {
    context.save();
    context.setTransform(pixels, 0, 0, pixels, at * Math.ceil(width * pixels), 0);
    context.beginPath();
    context.rect(0, 0, width, height);
    context.clip();
    draw(context, at);
    context.restore();
  }
}
