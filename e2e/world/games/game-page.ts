import { expect, type Locator, type Page, type Response } from "@playwright/test";

export const gameTitles = {
  "leos-arcade": "Leo’s Arcade",
  "adventure-quest": "Adventure Quest",
  "slime-adventure": "Slime Adventure",
  "kyles-dash": "Kyle’s Dash",
} as const;
export type GameAddress = keyof typeof gameTitles;

/** The screen of one game. */
export class GamePage {
  readonly page: Page;
  readonly host: Locator;
  readonly #game: GameAddress;

  constructor(page: Page, game: GameAddress) {
    this.page = page;
    this.#game = game;
    this.host = page.getByRole("region", { name: gameTitles[game], exact: true });
  }

  static async open(page: Page, game: GameAddress): Promise<GamePage> {
    const opened = new GamePage(page, game);
    await page.goto(`/play-games/${game}`);
    await opened.untilReady();
    return opened;
  }

  async untilReady(): Promise<void> {
    await expect(this.host).toHaveAttribute("data-ready", "true");
  }

  async expectPhase(phase: string, timeout = 20_000): Promise<void> {
    await expect(this.host).toHaveAttribute("data-phase", phase, { timeout });
  }

  /** The large button or tile that begins the game. */
  get first(): Locator {
    return this.host.locator("button:enabled").first();
  }

  button(name: string): Locator {
    return this.host.locator(`[data-button="${name}"]`);
  }

  get results(): Locator {
    return this.page.getByRole("region", { name: "Results" });
  }

  /** The server's answer to the next finished run, which it has played again. */
  nextVerified(timeout = 90_000): Promise<Response> {
    return this.page.waitForResponse(
      (answer) => answer.url().includes("/api/games/runs/") && answer.url().endsWith("/finish"),
      { timeout },
    );
  }

  /** The next save that the server has stored. */
  nextSave(): Promise<Response> {
    return this.page.waitForResponse((answer) => {
      const isSave = answer.url().includes(`/api/games/${this.#game}/saves/`);
      return isSave && answer.request().method() === "PUT" && answer.ok();
    });
  }
}

/** The inputs of a run that was sent: every value that was held. */
export function heldIn(answer: Response): number[] {
  const { log } = answer.request().postDataJSON() as { log: string };
  return log.split(";").map((part) => Number.parseInt(part.split(":")[1] ?? "0", 36));
}
