import { type RefObject, useEffect } from "react";

const buttons = "button:not(:disabled), a[href]";

/**
 * Keeps keys and focus in a card over the player: arrows walk from button to button, and nothing
 * reaches the film below.
 */
export function useCardKeys(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = card.current;
    if (!root) return undefined;
    const list = () => [...root.querySelectorAll<HTMLElement>(buttons)];
    const walk = (step: number) => {
      const all = list();
      const at = all.findIndex((button) => button === document.activeElement);
      all[(at + step + all.length) % all.length]?.focus();
    };
    const steps: Record<string, number> = {
      ArrowRight: 1,
      ArrowDown: 1,
      ArrowLeft: -1,
      ArrowUp: -1,
    };
    const press = (event: KeyboardEvent) => {
      event.stopPropagation();
      const isTab = event.key === "Tab";
      const step = isTab ? (event.shiftKey ? -1 : 1) : steps[event.key];
      if (step === undefined) return;
      event.preventDefault();
      walk(step);
    };
    root.addEventListener("keydown", press);
    (list()[0] ?? root).focus();
    return () => root.removeEventListener("keydown", press);
  }, [card]);
}
