import { type RefObject, useEffect } from "react";

/** Scrolls to the message with a safety alert after following a notification. Pass `isThere` once the messages have loaded. */
export function useScrollToAlert(section: RefObject<HTMLElement | null>, isThere: boolean): void {
  useEffect(() => {
    if (!isThere || location.hash !== "#conversation") return;
    const message = section.current?.querySelector<HTMLElement>("[data-safety-alert='true']");
    (message ?? section.current)?.scrollIntoView({ block: "center" });
    message?.focus({ preventScroll: true });
  }, [section, isThere]);
}
