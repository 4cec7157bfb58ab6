import type { CDPSession, Locator, Page } from "@playwright/test";

/** Touches that last, which Playwright's own taps don't. */
export class Fingers {
  readonly #session: CDPSession;
  readonly #down = new Map<number, { x: number; y: number }>();

  constructor(session: CDPSession) {
    this.#session = session;
  }

  static async of(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  /** Puts a finger on a control; several can be down at once. */
  async hold(control: Locator, finger = 0): Promise<void> {
    const box = await control.boundingBox();
    if (!box) throw new Error("The control isn't visible.");
    await this.put({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, finger);
  }

  async put(at: { x: number; y: number }, finger = 0): Promise<void> {
    this.#down.set(finger, at);
    await this.#send("touchStart", [...this.#down]);
  }

  async lift(finger = 0): Promise<void> {
    const at = this.#down.get(finger);
    this.#down.delete(finger);
    // Chromium ends the touches that are listed.
    if (at) await this.#send("touchEnd", [[finger, at]]);
  }

  async #send(
    type: "touchStart" | "touchEnd",
    fingers: [number, { x: number; y: number }][],
  ): Promise<void> {
    const touchPoints = fingers.map(([id, at]) => ({ id, ...at }));
    await this.#session.send("Input.dispatchTouchEvent", { type, touchPoints });
  }
}
