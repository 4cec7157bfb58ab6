import { type RefObject, useEffect, useRef } from "react";
import { isRemoteControlled } from "#platform/device/is-remote-controlled.ts";
import type { Message } from "./state.ts";

/**
 * Keeps the focus in the chat when a pressed chip disappears: it goes to the text field, or on a
 * touch screen, where that would open the keyboard, to the answer. A remote control is taken to the
 * answer's first button as soon as there is one. Returns the log's press listener.
 */
export function useAnswerFocus(
  tab: RefObject<HTMLElement | null>,
  log: RefObject<HTMLElement | null>,
  messages: readonly Message[],
): () => void {
  const wasPressed = useRef(false);
  const seen = useRef(messages);

  useEffect(() => {
    const before = seen.current;
    seen.current = messages;
    const last = messages.at(-1);
    if (messages === before || !last) return;
    const answer = log.current?.lastElementChild;
    if (isRemoteControlled()) {
      const isNew = last.role === "assistant" && last.state !== "waiting";
      const next = isNew
        ? (answer?.querySelector("button") ?? tab.current?.querySelector("input"))
        : answer;
      if (next instanceof HTMLElement && ownsFocus(tab.current)) next.focus();
      return;
    }
    if (!wasPressed.current) return;
    wasPressed.current = false;
    const types = matchMedia("(pointer: fine)").matches;
    const next = types ? tab.current?.querySelector("input") : answer;
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }, [tab, log, messages]);

  return () => {
    wasPressed.current = true;
  };
}

/** Whether the focus is in the chat, or was and is lost. */
function ownsFocus(tab: HTMLElement | null): boolean {
  const here = document.activeElement;
  return tab?.contains(here) === true || here?.contains(tab) === true;
}
