import { openApp } from "./pages/landing/script/open-app.ts";
import { openLanding } from "./pages/landing/script/open-landing.ts";

/** The landing screen's own script, written into its page: it brings the markup to life without React. */
const screen = document.querySelector<HTMLElement>("#landing");
if (screen && document.documentElement.hasAttribute("data-landing")) openLanding(screen);
else {
  screen?.remove();
  openApp();
}
