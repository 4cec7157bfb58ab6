import { decodeLog } from "@goldmane/games/kernel/input-log";
import type { Input } from "@goldmane/games/kernel/input";
import type { SlimeOptions } from "@goldmane/games/slime-adventure/options";
import { slimeAdventureRules } from "@goldmane/games/slime-adventure/rules";
import type { SlimeState } from "@goldmane/games/slime-adventure/state";
import type { GameStage } from "#features/games/host/game-picture.ts";
import { currentProgress } from "#features/games/slime-adventure/progress/current-progress.ts";
import { SlimeSprite } from "./slime-sprite.ts";
import { toUnits } from "./tile-units.ts";

/** The player's best run of a level, played beside the current one as a pale slime. */
export class Ghost {
  readonly #inputs: Iterator<readonly Input[]> | null = null;
  readonly #state: SlimeState | null = null;
  readonly #sprites: SlimeSprite[] = [];
  readonly #stage: GameStage<SlimeOptions>;
  #hasEnded = false;

  constructor(stage: GameStage<SlimeOptions>, options: SlimeOptions) {
    this.#stage = stage;
    if (slimeAdventureRules.modeOf(options) === null) return;
    const best = currentProgress().levels[options.level];
    if (!best?.log) return;
    this.#inputs = decodeLog(best.log, { players: 1, maxTicks: slimeAdventureRules.maxTicks });
    this.#state = slimeAdventureRules.start(0, options);
  }

  /** Plays the ghost's next tick; its clock starts with the player's. */
  step(state: SlimeState): void {
    if (!this.#state || !this.#inputs || this.#hasEnded || state.clock === 0) return;
    do {
      const next = takeNext(this.#inputs);
      this.#hasEnded = next === null;
      if (next) slimeAdventureRules.step(this.#state, next);
    } while (this.#state.clock === 0 && !this.#hasEnded);
  }

  draw(seconds: number): void {
    if (!this.#state) return;
    for (const [index, body] of this.#state.bodies.entries()) {
      const sprite = (this.#sprites[index] ??= new SlimeSprite(this.#stage, 0.34));
      const place = { x: toUnits(body.x), y: toUnits(body.y) };
      if (this.#hasEnded) sprite.hide();
      else sprite.draw(this.#state, index, place, seconds);
    }
    for (const sprite of this.#sprites.slice(this.#state.bodies.length)) sprite.hide();
  }

  destroy(): void {
    for (const sprite of this.#sprites) sprite.destroy();
  }
}

/** The next inputs; null at the end, and for a saved log that can't be read. */
function takeNext(inputs: Iterator<readonly Input[]>): readonly Input[] | null {
  try {
    const next = inputs.next();
    return next.done === true ? null : next.value;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
