import type { SlimeOptions } from "@goldmane/games/slime-adventure/options";
import { slimeAdventureRules } from "@goldmane/games/slime-adventure/rules";
import type { Happening, SlimeState } from "@goldmane/games/slime-adventure/state";
import { addParallax } from "#features/games/host/art/add-parallax.ts";
import { Particles, type Burst } from "#features/games/host/art/particles.ts";
import {
  fieldHeight,
  fieldWidth,
  type GamePicture,
  type GameStage,
} from "#features/games/host/game-picture.ts";
import { suggestButtons } from "#features/games/host/input/suggested-buttons.ts";
import { Guide } from "#features/games/slime-adventure/guide/guide.ts";
import { bakeThings, dotFrames } from "./bake-things.ts";
import { FollowCamera } from "./follow-camera.ts";
import { Ghost } from "./ghost.ts";
import { addGround } from "./ground-layer.ts";
import { Hud } from "./hud.ts";
import { LevelThings } from "./level-things.ts";
import { bakeSlimes } from "./slime-art.ts";
import { SlimeSprite } from "./slime-sprite.ts";
import { soundEffects } from "./sound-effects.ts";
import { toUnits, unitsPerPixel } from "./tile-units.ts";
import { themeOf } from "./world-theme.ts";

/** Draws a level of Slime Adventure. */
export async function openPicture(
  stage: GameStage<SlimeOptions>,
): Promise<GamePicture<SlimeState>> {
  const { scene, pixels, options, art, settings } = stage;
  const first = slimeAdventureRules.start(0, options);
  const { level } = first;
  const theme = themeOf(level.world);
  const scenery = await art.layers(`slime.world.${level.world}`, {
    backdrop: theme.backdrop,
    time: theme.time,
    seed: 40 + level.world,
    genre: "adventure",
  });
  bakeThings(art, theme, level.world);
  await bakeSlimes(art, level, { players: first.players.length, light: undefined });
  const zoom = zoomFor(scene.game.canvas.clientWidth, first.players.length);
  scene.cameras.main.setZoom(pixels * zoom);
  const view = { width: fieldWidth / zoom, height: fieldHeight / zoom };
  const lift = view.height - fieldHeight - 20;
  const parallax = addParallax(scene, scenery, pixels, { fieldWidth, y: lift });
  const ground = addGround(scene, level, { theme, pixels });
  const things = new LevelThings(stage, level);
  const ghost = new Ghost(stage, options);
  const guide = new Guide(stage, options);
  const sprites: SlimeSprite[] = [];
  const particles = new Particles(stage, "slime.dot", { depth: 30 });
  const camera = new FollowCamera(level, view);
  const hud = new Hud(stage, first, view);
  const spriteAt = (index: number) => (sprites[index] ??= new SlimeSprite(stage));

  const show = (happening: Happening, state: SlimeState) => {
    const effect = soundEffects[happening.kind];
    const x = happening.x * unitsPerPixel;
    const y = happening.y * unitsPerPixel;
    const pan = Math.max(-0.7, Math.min(0.7, (x - camera.x - fieldWidth / 2) / fieldWidth));
    if (effect) stage.sounds.play(effect, { pan, pitch: 0.96 + Math.random() * 0.08 });
    const burst = bursts[happening.kind];
    if (burst) particles.burst({ lift: burst.speed * 0.4, fall: 700, ...burst, x, y });
    const index = state.players[happening.player]?.active ?? 0;
    if (happening.kind === "land" || happening.kind === "join") spriteAt(index).squash(0.32);
    if (happening.kind === "jump") spriteAt(index).squash(-0.2);
    if (happening.kind === "hurt") stage.shake(5, 160);
    if (happening.kind === "bounce") things.bounceAt(happening.x, happening.y);
    if (happening.kind === "open") stage.shake(3, 200);
  };

  return {
    stepped(state) {
      for (const happening of state.happenings) show(happening, state);
      ghost.step(state);
      guide.step(state);
    },
    draw(state, previous, alpha, seconds) {
      const places = state.bodies.map((body, index) => {
        const before = previous.bodies[index] ?? body;
        const isNear = Math.abs(before.x - body.x) + Math.abs(before.y - body.y) < 8000;
        const from = isNear && previous.bodies.length === state.bodies.length ? before : body;
        // Its foot moves smoothly while its height changes at once.
        const foot = from.y + from.height + (body.y + body.height - from.y - from.height) * alpha;
        return { x: toUnits(from.x + (body.x - from.x) * alpha), y: toUnits(foot - body.height) };
      });
      for (const [index, place] of places.entries())
        spriteAt(index).draw(state, index, place, seconds);
      for (const sprite of sprites.slice(places.length)) sprite.hide();
      const targets = state.players.map(({ active }) => {
        const body = state.bodies[active];
        const place = places[active] ?? { x: 0, y: 0 };
        return { x: place.x + 20, y: place.y, facing: body?.facing ?? 1 };
      });
      camera.follow(targets, seconds);
      scene.cameras.main.setScroll(camera.x, camera.y);
      if (!settings.isMotionReduced) parallax.scrollTo(camera.x);
      things.draw(state, previous, alpha, seconds);
      ghost.draw(seconds);
      guide.draw(seconds);
      particles.draw(seconds);
      hud.draw(state, { camera, places, seconds, isGuided: guide.isShown });
      suggestButtons(guide.isShown ? guide.pressed : hud.pressed);
    },
    destroy() {
      parallax.destroy();
      ground.destroy();
      things.destroy();
      ghost.destroy();
      guide.destroy();
      suggestButtons([]);
      particles.destroy();
      hud.destroy();
      for (const sprite of sprites) sprite.destroy();
    },
  };
}

/** A phone shows less of the level, but larger; two slimes need room to part. */
function zoomFor(width: number, players: number): number {
  const isPhone = width > 0 && width < 560;
  if (players > 1) return isPhone ? 1.3 : 1;
  return isPhone ? 1.7 : 1.3;
}

/** The drops that fly at each happening. */
const bursts: Partial<Record<Happening["kind"], Omit<Burst, "x" | "y">>> = {
  land: { count: 4, frame: dotFrames.dust, speed: 70, life: 0.35, size: [0.7, 0] },
  bounce: { count: 6, frame: dotFrames.green, speed: 150 },
  stretch: { count: 5, frame: dotFrames.green, speed: 90, life: 0.4, size: [0.8, 0] },
  stick: { count: 4, frame: dotFrames.green, speed: 60, life: 0.4, size: [0.7, 0] },
  split: { count: 12, frame: dotFrames.green, speed: 190 },
  join: { count: 10, frame: dotFrames.green, speed: 130 },
  gem: { count: 10, frame: dotFrames.white, speed: 170, fall: 200 },
  open: { count: 8, frame: dotFrames.yellow, speed: 160 },
  paint: { count: 14, frame: dotFrames.white, speed: 170 },
  crumble: { count: 3, frame: dotFrames.dust, speed: 60, size: [0.7, 0] },
  checkpoint: { count: 8, frame: dotFrames.yellow, speed: 140, fall: 250 },
  squash: { count: 8, frame: dotFrames.white, speed: 130 },
  hurt: { count: 18, frame: dotFrames.green, speed: 240, life: 0.7, size: [1.2, 0] },
  return: { count: 10, frame: dotFrames.green, speed: 120 },
  home: { count: 30, frame: dotFrames.yellow, speed: 280, life: 1, size: [1.2, 0], fall: 300 },
};
