import { createPortal } from "react-dom";
import { placeTooltip } from "./place-tooltip.ts";
import styles from "./tooltip.module.css";
import { type TooltipTarget, useTooltipTarget } from "./use-tooltip-target.ts";

/**
 * The words of whatever carries `data-tooltip`, one at a time. They repeat what is read out as the
 * element's name, and are for the eyes alone.
 */
export function Tooltip() {
  const tooltip = useTooltipTarget();
  return tooltip && <Bubble {...tooltip} />;
}

function Bubble({ target, words }: TooltipTarget) {
  const raise = (bubble: HTMLElement | null) => {
    if (!bubble) return undefined;
    // Not at once: React may be drawing in the midst of another popover's opening, which allows none.
    const frame = requestAnimationFrame(() => show(bubble, target));
    return () => cancelAnimationFrame(frame);
  };
  return createPortal(
    <div key={words} ref={raise} popover="manual" className={styles.tooltip} aria-hidden="true">
      {words}
    </div>,
    document.body,
  );
}

function show(bubble: HTMLElement, target: HTMLElement): void {
  // Over menus and full screens too, which lie above anything that is merely in front.
  bubble.showPopover();
  const screen = { width: innerWidth, height: innerHeight };
  const position = placeTooltip(
    target.getBoundingClientRect(),
    bubble.getBoundingClientRect(),
    screen,
  );
  bubble.style.left = `${position.left}px`;
  bubble.style.top = `${position.top}px`;
}
