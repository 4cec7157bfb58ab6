import type { Page } from "@playwright/test";

/** Buttons of the standard mapping; `right shoulder` has no meaning in menus. */
const padButton = {
  a: 0,
  b: 1,
  "right shoulder": 5,
  start: 9,
  up: 12,
  down: 13,
  left: 14,
  right: 15,
} as const;
type PadButton = keyof typeof padButton;

const arrows: Partial<Record<string, PadButton>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** An emulated game pad, of which the page reads the state as it would a real one's. */
export class GamePad {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Call it before the page is opened. */
  static async plugIn(page: Page): Promise<GamePad> {
    await page.addInitScript(emulatePad);
    return new GamePad(page);
  }

  /** The browser reports a pad once one of its buttons is pressed. */
  async connect(): Promise<void> {
    await this.#page.evaluate("emulatedPad.connect()");
  }

  async lose(): Promise<void> {
    await this.#page.evaluate("emulatedPad.lose()");
  }

  async press(name: PadButton, heldMs = 120): Promise<void> {
    await this.hold(name, true);
    await this.#page.waitForTimeout(heldMs);
    await this.hold(name, false);
  }

  async hold(name: PadButton, isDown: boolean): Promise<void> {
    await this.#page.evaluate(`emulatedPad.press(${padButton[name]}, ${isDown})`);
    await this.#untilRead();
  }

  /** Pushes the left stick sideways, from -1 to 1, and lets it go. */
  async push(across: number, heldMs: number): Promise<void> {
    await this.#page.evaluate(`emulatedPad.push(${across})`);
    await this.#page.waitForTimeout(heldMs);
    await this.#page.evaluate("emulatedPad.push(0)");
    await this.#untilRead();
  }

  /** Presses the D-pad's button of an arrow key. */
  async pressArrow(key: string): Promise<void> {
    const name = arrows[key];
    if (name) await this.press(name, 30);
  }

  /** Pages read pads once a frame, and settings every 30 ms. */
  async #untilRead(): Promise<void> {
    await this.#page.evaluate(
      "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))",
    );
    await this.#page.waitForTimeout(40);
  }
}

/** Runs in the page. */
function emulatePad(): void {
  const pad = {
    id: "Emulated pad",
    index: 0,
    connected: false,
    mapping: "standard",
    timestamp: 0,
    axes: [0, 0, 0, 0],
    buttons: Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 })),
  };
  const announce = (name: string) => dispatchEvent(new Event(name));
  const emulatedPad = {
    connect() {
      pad.connected = true;
      announce("gamepadconnected");
    },
    lose() {
      pad.connected = false;
      announce("gamepaddisconnected");
    },
    press(button: number, isDown: boolean) {
      pad.buttons[button] = { pressed: isDown, touched: isDown, value: isDown ? 1 : 0 };
    },
    push(across: number) {
      pad.axes = [across, 0, 0, 0];
    },
  };
  Object.defineProperty(navigator, "getGamepads", {
    value: () => (pad.connected ? [pad] : [null]),
  });
  Object.assign(globalThis, { emulatedPad });
}
