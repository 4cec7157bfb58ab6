import { type RefObject, useEffect, useEffectEvent } from "react";

const buttons = "button:not(:disabled), a[href]";
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/**
 * Shows a modal dialog, above a full-screen player too. Arrow keys move between buttons, Escape
 * leaves, and no key reaches the player.
 */
export function useTopCard(card: RefObject<HTMLDialogElement | null>, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);

  useEffect(() => {
    const dialog = card.current;
    if (!dialog) return undefined;
    const walk = (step: number) => {
      const all = [...dialog.querySelectorAll<HTMLElement>(buttons)];
      const at = all.findIndex((button) => button === document.activeElement);
      all[(at + step + all.length) % all.length]?.focus();
    };
    const press = (event: KeyboardEvent) => {
      event.stopPropagation();
      const step = steps[event.key];
      if (step === undefined) return;
      event.preventDefault();
      walk(step);
    };
    const cancel = (event: Event) => {
      event.preventDefault();
      leave();
    };
    dialog.showModal();
    dialog.addEventListener("keydown", press);
    dialog.addEventListener("cancel", cancel);
    return () => {
      dialog.removeEventListener("keydown", press);
      dialog.removeEventListener("cancel", cancel);
      dialog.close();
    };
  }, [card]);
}
