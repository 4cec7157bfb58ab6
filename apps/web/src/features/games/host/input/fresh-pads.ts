import { button } from "@goldmane/games/kernel/input";
import type { PadAction } from "#features/games/host/settings/game-settings.ts";
import { listPads, readPad } from "./read-pad.ts";

const actions = button.a | button.b | button.x | button.y;

type Settings = { mapping: Record<PadAction, number>; deadZone: number };

/** Pads without the buttons that pressed a menu's button and haven't been let go since. */
export class FreshPads {
  readonly #stale = new Map<number, number>();

  /** Ignores the actions that are held now until they are let go. */
  renew(settings: Settings): void {
    this.#stale.clear();
    for (const pad of listPads()) this.#stale.set(pad.index, readPad(pad, settings) & actions);
  }

  read(pad: Gamepad, settings: Settings): number {
    const held = readPad(pad, settings);
    const stale = (this.#stale.get(pad.index) ?? 0) & held;
    this.#stale.set(pad.index, stale);
    return held & ~stale;
  }
}
