import type { Page } from "@playwright/test";
import { button, type Button, type Input } from "@goldmane/games/kernel/input";

const keyOf: Record<Button, string> = {
  left: "ArrowLeft",
  right: "ArrowRight",
  up: "ArrowUp",
  down: "ArrowDown",
  a: "Space",
  b: "ShiftLeft",
  x: "KeyC",
  y: "KeyV",
};
const names = Object.keys(keyOf) as Button[];

/** Most steps between two looks at the page. */
const batch = 30;

/**
 * Plays a game by real keys, step by step: the page draws a frame only when asked to, and each
 * frame is one step of the rules. So a game that runs here beside the page stays equal to it.
 */
export class KeyPlayer {
  readonly #page: Page;
  #held: Input = 0;
  #waiting = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Call it before the page is opened. */
  static async on(page: Page): Promise<KeyPlayer> {
    await page.addInitScript(controlFrames);
    return new KeyPlayer(page);
  }

  /** From now on, frames wait for `step`. */
  async hold(): Promise<void> {
    await this.#page.evaluate("steadyFrames.hold()");
  }

  /** Lets the page draw by itself again, with all keys up. */
  async release(): Promise<void> {
    await this.#press(0);
    await this.flush();
    await this.#page.evaluate("steadyFrames.release()");
  }

  /** Holds exactly the keys of an input for one more step. */
  async step(input: Input): Promise<void> {
    if (input !== this.#held) {
      await this.flush();
      await this.#press(input);
    }
    this.#waiting += 1;
    if (this.#waiting >= batch) await this.flush();
  }

  /** Draws the frames of all steps until now. */
  async flush(): Promise<void> {
    while (this.#waiting > 0) {
      const left: number = await this.#page.evaluate(`steadyFrames.step(${this.#waiting})`);
      // The game isn't running yet, as it may be waiting for its first picture.
      if (left > 0) await this.#page.waitForTimeout(20);
      this.#waiting = left;
    }
  }

  async #press(input: Input): Promise<void> {
    for (const name of names) {
      const isDown = (input & button[name]) !== 0;
      if (isDown === ((this.#held & button[name]) !== 0)) continue;
      if (isDown) await this.#page.keyboard.down(keyOf[name]);
      else await this.#page.keyboard.up(keyOf[name]);
    }
    this.#held = input;
  }
}

/** Runs in the page. A running game looks for game pads once a step, which counts the steps. */
function controlFrames(): void {
  const draw = globalThis.requestAnimationFrame.bind(globalThis);
  const clock = performance.now.bind(performance);
  let isHeld = false;
  let queue: FrameRequestCallback[] = [];
  let now = 0;
  let steps = 0;
  globalThis.requestAnimationFrame = (run) =>
    isHeld
      ? queue.push(run)
      : draw((at) => {
          now = at;
          if (isHeld) queue.push(run);
          else run(at);
        });
  // The engine measures its frames by this clock.
  performance.now = () => (isHeld ? now : clock());
  Object.defineProperty(navigator, "getGamepads", {
    value: () => {
      steps += 1;
      return [];
    },
  });
  const steadyFrames = {
    hold() {
      now = clock();
      isHeld = true;
    },
    release() {
      isHeld = false;
      const waiting = queue;
      queue = [];
      for (const run of waiting) draw(run);
    },
    step(count: number) {
      const goal = steps + count;
      for (let frame = 0; frame < count; frame += 1) {
        if (steps >= goal) break;
        now += 1000 / 60;
        const waiting = queue;
        queue = [];
        for (const run of waiting) run(now);
      }
      return goal - steps;
    },
  };
  Object.assign(globalThis, { steadyFrames });
}
