import { isHeld, type Button } from "@goldmane/games/kernel/input";
import type { SlimeOptions } from "@goldmane/games/slime-adventure/options";
import type { SlimeState } from "@goldmane/games/slime-adventure/state";
import type { GameStage } from "#features/games/host/game-picture.ts";
import { SlimeSprite, type Place } from "#features/games/slime-adventure/picture/slime-sprite.ts";
import { toUnits } from "#features/games/slime-adventure/picture/tile-units.ts";
import { currentProgress } from "#features/games/slime-adventure/progress/current-progress.ts";
import { KeyPictures } from "./key-pictures.ts";
import { Lesson } from "./lesson.ts";
import { openTrack, tickAt, type LessonTrack } from "./lesson-track.ts";
import { StuckWatch } from "./stuck-watch.ts";

/** Ticks without progress before help: sooner in the first world, later where one has been before. */
const timeouts = { first: 300, later: 540, known: 1200 } as const;
/** Ticks between two showings. */
const rest = 70;
/** How often the player's place on the run is looked for, in ticks. */
const lookEvery = 10;

/** Shows a player who gets no further, by a pale slime and the keys that it holds, what to do. */
export class Guide {
  readonly #stage: GameStage<SlimeOptions>;
  readonly #level: number;
  readonly #track: LessonTrack | null;
  readonly #watch: StuckWatch;
  readonly #sprites: SlimeSprite[] = [];
  readonly #keys: KeyPictures;
  #lesson: Lesson | null = null;
  #tick: number | null = null;
  #rest = 0;
  #opacity = 0;

  constructor(stage: GameStage<SlimeOptions>, { level, players }: SlimeOptions) {
    this.#stage = stage;
    this.#level = level;
    this.#track = players === 1 ? openTrack(level) : null;
    const isKnown = currentProgress().levels[level] !== undefined;
    this.#watch = new StuckWatch(timeouts[isKnown ? "known" : level <= 6 ? "first" : "later"]);
    this.#keys = new KeyPictures(stage);
  }

  get isShown(): boolean {
    return this.#lesson !== null;
  }

  /** The buttons that the pale slime holds. */
  get pressed(): readonly Button[] {
    return this.#keys.pressed;
  }

  step(state: SlimeState): void {
    if (!this.#track || state.isFinished) return this.#stop();
    if (state.ticks % lookEvery === 0) this.#tick = tickAt(this.#track, state) ?? this.#tick;
    this.#watch.step(state, this.#tick);
    if (!this.#watch.isStuck) return this.#stop();
    this.#lesson?.step();
    if (this.#lesson?.isOver === false) return;
    this.#rest -= 1;
    if (this.#rest > 0) return;
    const from = tickAt(this.#track, state);
    if (from === null) return;
    this.#lesson = new Lesson(this.#track, this.#level, from);
    this.#rest = rest;
  }

  #stop(): void {
    this.#lesson = null;
    this.#rest = 0;
  }

  draw(seconds: number): void {
    const lesson = this.#lesson;
    const isPlayed = lesson?.isOver === false;
    this.#opacity += ((isPlayed ? 1 : 0) - this.#opacity) * Math.min(1, seconds * 6);
    if (!lesson || this.#opacity < 0.03) return this.#hide();
    let place: Place | null = null;
    for (const [index, body] of lesson.state.bodies.entries()) {
      const sprite = (this.#sprites[index] ??= new SlimeSprite(this.#stage));
      const at = { x: toUnits(body.x), y: toUnits(body.y) };
      sprite.setOpacity(this.#opacity * 0.62);
      sprite.draw(lesson.state, index, at, seconds);
      if (lesson.state.players[0]?.active === index)
        place = { x: at.x + toUnits(body.width) / 2, y: at.y };
    }
    for (const sprite of this.#sprites.slice(lesson.state.bodies.length)) sprite.hide();
    const isDown = (name: Button) => isHeld(lesson.held, name);
    if (place) this.#keys.draw(place, { isDown, seconds, opacity: this.#opacity });
  }

  #hide(): void {
    for (const sprite of this.#sprites) sprite.hide();
    this.#keys.hide();
  }

  destroy(): void {
    for (const sprite of this.#sprites) sprite.destroy();
    this.#keys.destroy();
  }
}
