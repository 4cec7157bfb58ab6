import { createPortal } from "react-dom";
import { placeTooltip } from "./place-tooltip.ts";
import styles from "./tooltip.module.css";
import { type TooltipTarget, useTooltipTarget } from "./use-tooltip-target.ts";

/**
 * Shows the tooltip of the hovered or focused `data-tooltip` element. Visual only: it repeats the
 * accessible name.
 */
export function Tooltip() {
  const tooltip = useTooltipTarget();
  return tooltip && <Bubble {...tooltip} />;
}

function Bubble({ target, text }: TooltipTarget) {
  const raise = (bubble: HTMLElement | null) => {
    if (!bubble) return undefined;
    // Deferred: React may render while another popover opens, when showing one is not allowed.
    const frame = requestAnimationFrame(() => show(bubble, target));
    return () => cancelAnimationFrame(frame);
  };
  return createPortal(
    <div key={text} ref={raise} popover="manual" className={styles.tooltip} aria-hidden="true">
      {text}
    </div>,
    document.body,
  );
}

function show(bubble: HTMLElement, target: HTMLElement): void {
  // A popover, so that it covers menus and fullscreen elements in the top layer.
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
