import type { LandingEvent } from "#pages/landing/state/landing.ts";
import { meansScreen } from "./own-keys.ts";
import type { Parts } from "./parts.ts";

const touches = ["pointerdown", "keydown", "wheel", "touchstart"] as const;

/** Listens to the visitor until `signal` aborts. */
export function listenToVisitor(
  parts: Parts,
  tell: (event: LandingEvent) => void,
  signal: AbortSignal,
): void {
  for (const touch of touches)
    addEventListener(touch, () => tell({ type: "touched" }), { signal, passive: true });

  for (const entrance of parts.entrances)
    entrance.addEventListener(
      "click",
      (event) => {
        // Lets the browser open a new tab or window.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        tell({ type: "entered" });
      },
      { signal },
    );

  const closeLogin = () => {
    tell({ type: "login-closed" });
    parts.loginButton.focus();
  };
  parts.loginButton.addEventListener("click", () => tell({ type: "login-toggled" }), { signal });
  parts.loginClose.addEventListener("click", closeLogin, { signal });
  parts.stay.addEventListener("click", () => tell({ type: "touched" }), { signal });

  addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Escape" && !parts.loginPanel.hidden) closeLogin();
      if (!meansScreen(event)) return;
      event.preventDefault();
      tell({ type: "entered" });
    },
    { signal },
  );
}
