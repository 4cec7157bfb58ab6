import type { LandingEvent } from "#pages/landing/state/landing.ts";
import { isEnterKey } from "./enter-keys.ts";
import type { Parts } from "./parts.ts";

const touches = ["pointerdown", "keydown", "wheel", "touchstart"] as const;

/** Listens to the visitor until `signal` aborts. */
export function listenForInput(
  parts: Parts,
  dispatch: (event: LandingEvent) => void,
  signal: AbortSignal,
): void {
  for (const touch of touches)
    addEventListener(touch, () => dispatch({ type: "interacted" }), { signal, passive: true });

  for (const button of parts.enterButtons)
    button.addEventListener(
      "click",
      (event) => {
        // Lets the browser open a new tab or window.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        dispatch({ type: "entered" });
      },
      { signal },
    );

  const closeLogin = () => {
    dispatch({ type: "login-closed" });
    parts.loginButton.focus();
  };
  parts.loginButton.addEventListener("click", () => dispatch({ type: "login-toggled" }), {
    signal,
  });
  parts.loginClose.addEventListener("click", closeLogin, { signal });
  parts.stay.addEventListener("click", () => dispatch({ type: "interacted" }), { signal });

  addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Escape" && !parts.loginPanel.hidden) closeLogin();
      if (!isEnterKey(event)) return;
      event.preventDefault();
      dispatch({ type: "entered" });
    },
    { signal },
  );
}
