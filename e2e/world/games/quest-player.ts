import { expect, type Locator, type Page } from "@playwright/test";
import { botInput, type BotMemory } from "@goldmane/games/adventure-quest/bot/quest-bot";
import type { QuestOptions } from "@goldmane/games/adventure-quest/options";
import type { QuestState } from "@goldmane/games/adventure-quest/play/state";
import { adventureQuestRules as rules } from "@goldmane/games/adventure-quest/rules";
import { KeyPlayer } from "./key-player.ts";

/** Plays Adventure Quest by real keys as its bot would, beside an own copy of the state. */
export class QuestPlayer {
  readonly page: Page;
  readonly #keys: KeyPlayer;
  #state: QuestState | null = null;
  #memory: BotMemory = { finished: new Map() };

  private constructor(page: Page, keys: KeyPlayer) {
    this.page = page;
    this.#keys = keys;
  }

  static async open(page: Page): Promise<QuestPlayer> {
    const keys = await KeyPlayer.on(page);
    await page.goto("/play-games/adventure-quest");
    const player = new QuestPlayer(page, keys);
    await expect(player.host).toHaveAttribute("data-ready", "true");
    return player;
  }

  get host(): Locator {
    return this.page.getByRole("region", { name: "Adventure Quest", exact: true });
  }

  /** The state as it has to be in the page. */
  get state(): QuestState {
    if (!this.#state) throw new Error("No run has begun.");
    return this.#state;
  }

  /** Begins a run by its button. */
  async begin(name: string | RegExp, options: QuestOptions): Promise<void> {
    await this.#keys.hold();
    const [ticket] = await Promise.all([
      this.page.waitForResponse(
        (answer) =>
          answer.url().endsWith("/api/games/adventure-quest/runs") &&
          answer.request().method() === "POST",
      ),
      this.host.getByRole("button", { name, exact: typeof name === "string" }).click(),
    ]);
    const { seed } = (await ticket.json()) as { seed: number };
    // Keys count once the field has the focus.
    await expect(this.host.getByRole("application")).toBeFocused();
    this.#state = rules.start(seed, options);
    this.#memory = { finished: new Map() };
  }

  /** Plays until a state is as wanted; fails after `mostTicks`. */
  async playUntil(isReached: (state: QuestState) => boolean, mostTicks = 20_000): Promise<void> {
    const { state } = this;
    for (let tick = 0; tick < mostTicks; tick += 1) {
      if (isReached(state)) {
        await this.#keys.flush();
        return;
      }
      const input = botInput(state, this.#memory);
      await this.#keys.step(input);
      rules.step(state, [input]);
    }
    throw new Error(`Not reached in ${mostTicks} ticks: room ${state.room}, ${state.screen}.`);
  }

  /** Lets the page draw by itself again. */
  release(): Promise<void> {
    return this.#keys.release();
  }
}
