import { useEffect, useEffectEvent } from "react";
import { playHaptic } from "#platform/device/haptics.ts";
import { isRemoteControlled } from "#platform/device/is-remote-controlled.ts";
import { type Card, findCard } from "./find-card.ts";

const holdMs = 550;
/** A finger that moves farther scrolls, in pixels. */
const slack = 10;

/**
 * Opens a card's menu by a long press on a touch screen, by holding OK on a remote control, or by
 * the menu key of a keyboard or game pad.
 */
export function useHold(onOpen: (card: Card) => void): void {
  const open = useEffectEvent(onOpen);

  useEffect(() => {
    const end = new AbortController();
    const listen = { signal: end.signal, capture: true };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from: { x: number; y: number } | null = null;
    /** The card under a held OK key; its link opens when the key is released early. */
    let pressed: Card | null = null;
    let wasHeld = false;

    const hold = (card: Card) => {
      wasHeld = false;
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        wasHeld = true;
        playHaptic("tick");
        open(card);
      }, holdMs);
    };
    const release = () => {
      clearTimeout(timer);
      timer = undefined;
      from = null;
    };

    const touch = ({ pointerType, clientX, clientY, target }: PointerEvent) => {
      release();
      wasHeld = false;
      const card = pointerType === "touch" ? findCard(target) : null;
      if (!card) return;
      from = { x: clientX, y: clientY };
      hold(card);
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > slack) release();
    };
    const click = (event: Event) => {
      if (!wasHeld || !event.isTrusted || !findCard(event.target)) return;
      wasHeld = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const showMenu = (event: Event) => {
      const isTouch = event instanceof PointerEvent && event.pointerType === "touch";
      if (isTouch && findCard(event.target)) event.preventDefault();
    };

    const press = (event: KeyboardEvent) => {
      const { key, shiftKey } = event;
      if (!event.repeat) wasHeld = false;
      const isMenuKey = key === "ContextMenu" || (key === "F10" && shiftKey);
      const isOk = key === "Enter" && event.isTrusted && isRemoteControlled();
      if (!isMenuKey && !isOk) return;
      const card = findCard(event.target);
      // A key that is still held must not press what the menu focuses.
      if (isOk && event.repeat && (pressed || wasHeld)) event.preventDefault();
      else if (card && isMenuKey) {
        event.preventDefault();
        open(card);
      } else if (card && !event.repeat) {
        event.preventDefault();
        pressed = card;
        hold(card);
      }
    };
    const letGo = ({ key }: KeyboardEvent) => {
      if (key !== "Enter" || !pressed) return;
      const { link } = pressed;
      const isShort = timer !== undefined;
      pressed = null;
      wasHeld = false;
      release();
      if (isShort) link.click();
    };

    document.addEventListener("pointerdown", touch, listen);
    document.addEventListener("pointermove", move, listen);
    for (const kind of ["pointerup", "pointercancel"])
      document.addEventListener(kind, release, listen);
    document.addEventListener("click", click, listen);
    document.addEventListener("contextmenu", showMenu, listen);
    document.addEventListener("keydown", press, listen);
    document.addEventListener("keyup", letGo, listen);
    return () => {
      release();
      end.abort();
    };
  }, []);
}
