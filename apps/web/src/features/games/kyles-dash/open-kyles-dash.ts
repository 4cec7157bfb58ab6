import { dashEvent, type DashState } from "@goldmane/games/kyles-dash/dash-state";
import type { DashOptions } from "@goldmane/games/kyles-dash/rules";
import { tuning } from "@goldmane/games/kyles-dash/tuning";
import { addParallax, type Parallax } from "#features/games/host/art/add-parallax.ts";
import {
  fieldHeight,
  fieldWidth,
  type GamePicture,
  type GameStage,
} from "#features/games/host/game-picture.ts";
import { bakeRunner } from "./bake-kyle.ts";
import { CourseView } from "./course-view.ts";
import { Hints } from "./hints.ts";
import { Hud } from "./hud.ts";
import { KyleView } from "./kyle-view.ts";
import { levels } from "./levels.ts";
import { paintThings } from "./paint-things.ts";
import { RivalViews } from "./rival-views.ts";
import { Sparks } from "./sparks.ts";
import { sounds } from "./sounds.ts";

export async function openKylesDash(
  stage: GameStage<DashOptions>,
): Promise<GamePicture<DashState>> {
  paintThings(stage.art);
  const runner = await bakeRunner(stage.art, stage.pictures.own);
  await stage.art.prop("kyles-dash.door", {
    kind: "door",
    box: { width: 190, height: 240 },
    scale: 1.5,
    color: "#ff8a3c",
    look: { open: 1 },
    genre: "kids",
  });
  const backdrop = new Backdrop(stage);
  await backdrop.show(1);
  const course = new CourseView(stage);
  const hero = new KyleView(stage, runner);
  const rivals = new RivalViews(stage, runner);
  const hud = new Hud(stage);
  const hints = new Hints(stage);
  const sparks = new Sparks(stage);

  return {
    stepped(state) {
      for (const event of state.events) {
        react(stage, event, { hud, sparks, y: hero.y });
        if (event === dashEvent.level) void backdrop.show(state.level);
      }
    },
    showRivals: (shown) => rivals.show(shown),
    draw(state, previous, alpha, seconds) {
      const x = (previous.x + (state.x - previous.x) * alpha) / 256;
      const y = (previous.y + (state.y - previous.y) * alpha) / 256;
      const left = x - tuning.kyleX;
      backdrop.scrollTo(left);
      course.draw(state, left, seconds);
      rivals.draw(left);
      hero.draw(state, { x, y }, seconds);
      hints.draw(state, left);
      sparks.draw(seconds);
      hud.draw(state);
    },
    destroy: () => backdrop.destroy(),
  };
}

/** The scenery of the current level; the next one is baked while Kyle runs. */
class Backdrop {
  readonly #stage: GameStage<DashOptions>;
  #shown: Parallax | null = null;
  #left = 0;
  #isGone = false;

  constructor(stage: GameStage<DashOptions>) {
    this.#stage = stage;
  }

  async show(level: number): Promise<void> {
    const scenery = await this.#bake(level);
    if (!scenery || this.#isGone) return;
    this.#shown?.destroy();
    const { scene, pixels } = this.#stage;
    this.#shown = addParallax(scene, scenery, pixels, {
      fieldWidth,
      y: fieldHeight * 0.02,
    });
    this.#shown.scrollTo(this.#left);
    if (level > 1 && !this.#stage.settings.isMotionReduced) this.#veil();
    void this.#bake(level + 1);
  }

  scrollTo(left: number): void {
    this.#left = left;
    // The scenery is slower than the ground, which is nearer.
    this.#shown?.scrollTo(left * 0.5);
  }

  destroy(): void {
    this.#isGone = true;
  }

  /** Hides the change of scenery behind a soft light. */
  #veil(): void {
    const { scene } = this.#stage;
    const veil = scene.add
      .rectangle(fieldWidth / 2, fieldHeight / 2, fieldWidth, fieldHeight, 0xfff1d0, 0.8)
      .setDepth(-1);
    scene.tweens.add({
      targets: veil,
      alpha: 0,
      duration: 900,
      onComplete: () => veil.destroy(),
    });
  }

  async #bake(level: number) {
    const at = (level - 1) % levels.length;
    const look = levels[at];
    if (!look || this.#isGone) return null;
    return await this.#stage.art.layers(`kyles-dash.level.${at}`, look);
  }
}

function react(
  stage: GameStage<DashOptions>,
  event: number,
  { hud, sparks, y }: { hud: Hud; sparks: Sparks; y: number },
): void {
  const { sounds: board } = stage;
  const x = tuning.kyleX;
  if (event === dashEvent.jump) {
    board.play(sounds.jump);
    sparks.dust(x - 10, y, 5);
  } else if (event === dashEvent.secondJump) {
    board.play(sounds.secondJump);
    sparks.dust(x, y, 7);
  } else if (event === dashEvent.land) {
    board.play(sounds.land);
    sparks.dust(x, y, 6);
  } else if (event === dashEvent.slide) {
    board.play(sounds.slide);
    sparks.dust(x + 20, y, 6);
  } else if (event === dashEvent.coin) {
    board.play(sounds.coin, { pitch: 1 + Math.random() * 0.08 });
    sparks.stars(x + 16, y - 46, 5);
    hud.pulse(stage);
  } else if (event === dashEvent.knock) {
    board.play(sounds.knock);
    stage.shake(9, 220);
    sparks.stars(x + 20, y - 40, 10);
  } else if (event === dashEvent.shieldBreak) {
    board.play(sounds.pop);
    sparks.stars(x, y - 50, 14);
  } else if (event === dashEvent.fall) {
    board.play(sounds.fall);
    board.play(sounds.bubble);
  } else if (event === dashEvent.bounce) {
    board.play(sounds.bounce);
    sparks.stars(x, y, 8);
  } else if (event === dashEvent.level) {
    board.play(sounds.level);
    sparks.confetti();
  } else if (event === dashEvent.mission) {
    board.play(sounds.mission);
    sparks.stars(fieldWidth / 2, 60, 14);
  } else if (event === dashEvent.end) board.play(sounds.end);
  else if (event === dashEvent.shield || event === dashEvent.magnet || event === dashEvent.heart) {
    board.play(sounds.gift);
    sparks.stars(x, y - 50, 12);
  }
}
