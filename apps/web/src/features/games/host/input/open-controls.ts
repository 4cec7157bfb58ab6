import { button, type Button, type Input, withPointer } from "@goldmane/games/kernel/input";
import { gameSettings } from "#features/games/host/settings/game-settings.ts";
import { readPhonePads } from "#platform/games/phone-pads.ts";
import { FreshPads } from "./fresh-pads.ts";
import { keysOf } from "./keys.ts";
import { Presses } from "./presses.ts";
import { listPads } from "./read-pad.ts";

/** What the players hold, from keys, touch and game pads. */
export type Controls = {
  /** One input a player. */
  read: (players: number) => Input[];
  /** A touch button of the first player. */
  press: (name: Button, isDown: boolean) => void;
  /** Holds a button for a moment, as a swipe does. */
  tap: (name: Button) => void;
  /** The pointer on the field, in shares of its size; null once it is up. */
  point: (at: { x: number; y: number } | null) => void;
  release: () => void;
  close: () => void;
};

/** Ticks for which a tap holds its button. */
const tapTicks = 8;

/** Reads, of which there are 60 a second, after which a held OK key presses `b`. */
const holdReads = 30;

/** Escape also stands for the Back key of a remote control. */
const pauseKeys: ReadonlySet<string> = new Set(["Escape", "KeyP", "MediaPlayPause"]);

/**
 * Reads the players' controls while the game has the focus.
 * @param onPause Escape, the pad's start button, or a pad that is lost
 * @param isHeldForSecond whether holding the OK key of a remote control presses `b`
 */
export function openControls(
  field: HTMLElement,
  {
    onPause,
    isPlaying,
    isHeldForSecond,
  }: { onPause: () => void; isPlaying: () => boolean; isHeldForSecond: () => boolean },
): Controls {
  const keys = new Presses<string>();
  const touched = new Presses<Button>();
  const taps = new Map<Button, number>();
  const freshPads = new FreshPads();
  const padSettings = () => {
    const { pad, deadZone } = gameSettings.get();
    return { mapping: pad, deadZone };
  };
  let pointer: { x: number; y: number } | null = null;
  /** A touch that hasn't been read yet; it may have ended. */
  let touch: { x: number; y: number } | null = null;
  let wasStart = false;
  let okReads = 0;

  const handleDown = (event: KeyboardEvent) => {
    if (!isPlaying() || event.ctrlKey || event.altKey || event.metaKey) return;
    const code = event.code || event.key;
    if (pauseKeys.has(code)) {
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) onPause();
      return;
    }
    // The app turns game pads into keys; a game reads pads itself.
    if (!event.isTrusted || !keysOf(code)) return;
    event.preventDefault();
    keys.press(code);
  };
  const handleUp = (event: KeyboardEvent) => keys.letGo(event.code || event.key);
  const release = () => {
    keys.clear();
    touched.clear();
    taps.clear();
    pointer = null;
    touch = null;
    freshPads.renew(padSettings());
  };
  const handleLoss = () => {
    if (isPlaying()) onPause();
  };

  field.addEventListener("keydown", handleDown);
  addEventListener("keyup", handleUp);
  addEventListener("blur", release);
  addEventListener("gamepaddisconnected", handleLoss);

  const readKeys = (pressed: ReadonlySet<string>, player: number, players: number) => {
    let held = 0;
    for (const code of pressed) held |= keysOf(code, players > 1 ? player : null) ?? 0;
    okReads = pressed.has("Enter") && isHeldForSecond() ? okReads + 1 : 0;
    return okReads < holdReads ? held : (held & ~button.a) | button.b;
  };
  const readTouch = () => {
    let held = 0;
    for (const name of touched.take()) held |= button[name];
    for (const [name, left] of taps) {
      held |= button[name];
      if (left <= 1) taps.delete(name);
      else taps.set(name, left - 1);
    }
    return held;
  };

  return {
    read(players) {
      const settings = padSettings();
      const pads = listPads();
      const isStart = pads.some((pad) => pad.buttons[9]?.pressed === true);
      if (isStart && !wasStart) onPause();
      wasStart = isStart;
      // A race continues while its menu is open.
      if (!isPlaying()) {
        freshPads.renew(settings);
        return Array.from({ length: players }, () => 0);
      }
      const pressed = keys.take();
      return Array.from({ length: players }, (_, player) => {
        // Alone, any pad plays. Together, each player has one.
        const own = players === 1 ? pads : pads.slice(player, player + 1);
        let held = readKeys(pressed, player, players);
        for (const pad of own) held |= freshPads.read(pad, settings);
        held |= readPhonePads(player, players);
        if (player > 0) return held;
        held |= readTouch();
        const at = pointer ?? touch;
        touch = null;
        return at ? withPointer(held, Math.round(at.x * 255), Math.round(at.y * 255)) : held;
      });
    },
    press(name, isDown) {
      if (isDown) touched.press(name);
      else touched.letGo(name);
    },
    tap: (name) => void taps.set(name, tapTicks),
    point(at) {
      pointer = at && { x: clampShare(at.x), y: clampShare(at.y) };
      touch = pointer ?? touch;
    },
    release,
    close() {
      field.removeEventListener("keydown", handleDown);
      removeEventListener("keyup", handleUp);
      removeEventListener("blur", release);
      removeEventListener("gamepaddisconnected", handleLoss);
    },
  };
}

function clampShare(share: number): number {
  return Math.min(1, Math.max(0, share));
}
