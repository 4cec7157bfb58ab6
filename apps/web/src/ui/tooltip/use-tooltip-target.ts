import { useEffect, useState } from "react";
import { tooltipLimits } from "#ui/limits.ts";

export type TooltipTarget = { target: HTMLElement; text: string };

/**
 * The current tooltip: a `data-tooltip` element that a mouse has rested on for a moment, or that
 * has keyboard focus. Never for touch.
 */
export function useTooltipTarget(): TooltipTarget | null {
  const [tooltip, setTooltip] = useState<TooltipTarget | null>(null);

  useEffect(() => {
    const { delayMs, skipDelayMs } = tooltipLimits;
    const listening = new AbortController();
    let target: HTMLElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isShown = false;
    let hiddenAt = Number.NEGATIVE_INFINITY;

    const hide = () => {
      clearTimeout(timer);
      if (isShown) hiddenAt = Date.now();
      isShown = false;
      setTooltip(null);
    };
    const show = () => {
      if (!target?.isConnected) return;
      isShown = true;
      setTooltip({ target, text: target.dataset["tooltip"] ?? "" });
    };
    const handlePointer = (event: PointerEvent) => {
      const next = event.pointerType === "touch" ? null : findTooltipTarget(event.target);
      if (next === target) return;
      hide();
      target = next;
      const wait = Date.now() - hiddenAt < skipDelayMs ? 0 : delayMs;
      if (next) timer = setTimeout(show, wait);
    };
    const handleFocus = (event: FocusEvent) => {
      const next = findTooltipTarget(event.target);
      if (!next?.matches(":focus-visible")) return;
      hide();
      target = next;
      show();
    };
    const options = { capture: true, passive: true, signal: listening.signal };
    document.addEventListener("pointerover", handlePointer, options);
    document.addEventListener("focusin", handleFocus, options);
    // Any interaction hides it, and scrolling would detach it.
    const hidingEvents = ["focusout", "pointerdown", "keydown", "click", "scroll"];
    for (const end of hidingEvents) document.addEventListener(end, hide, options);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);

  return tooltip;
}

function findTooltipTarget(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-tooltip]") : null;
}
