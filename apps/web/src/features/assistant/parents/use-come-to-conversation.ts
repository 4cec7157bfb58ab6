import { type RefObject, useEffect } from "react";

/** Who comes by a notification is shown the line that worries; `isThere` once the lines are. */
export function useComeToConversation(
  section: RefObject<HTMLElement | null>,
  isThere: boolean,
): void {
  useEffect(() => {
    if (!isThere || location.hash !== "#conversation") return;
    const line = section.current?.querySelector<HTMLElement>("[data-concern='true']");
    (line ?? section.current)?.scrollIntoView({ block: "center" });
    line?.focus({ preventScroll: true });
  }, [section, isThere]);
}
