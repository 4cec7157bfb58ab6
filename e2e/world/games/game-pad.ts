import type { Page } from "@playwright/test";

type Emulated = { connect(): void; lose(): void; press(button: number, isDown: boolean): void };

/** Buttons of the standard mapping. */
export const padButton = { a: 0, b: 1, start: 9, up: 12, down: 13, left: 14, right: 15 } as const;
export type PadButton = keyof typeof padButton;

/** An emulated game pad. */
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
  connect(): Promise<void> {
    return this.#page.evaluate("emulatedPad.connect()");
  }

  lose(): Promise<void> {
    return this.#page.evaluate("emulatedPad.lose()");
  }

  async press(name: PadButton, heldMs = 120): Promise<void> {
    await this.#set(name, true);
    await this.#page.waitForTimeout(heldMs);
    await this.#set(name, false);
    await this.#page.waitForTimeout(80);
  }

  #set(name: PadButton, isDown: boolean): Promise<void> {
    return this.#page.evaluate(`emulatedPad.press(${padButton[name]}, ${isDown})`);
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
  const tell = (name: string) => dispatchEvent(new Event(name));
  const emulatedPad: Emulated = {
    connect() {
      pad.connected = true;
      tell("gamepadconnected");
    },
    lose() {
      pad.connected = false;
      tell("gamepaddisconnected");
    },
    press(button, isDown) {
      pad.buttons[button] = { pressed: isDown, touched: isDown, value: isDown ? 1 : 0 };
    },
  };
  Object.defineProperty(navigator, "getGamepads", {
    value: () => (pad.connected ? [pad] : [null]),
  });
  Object.assign(globalThis, { emulatedPad });
}
