import { openApp } from "./pages/landing/script/open-app.ts";
import { openLanding } from "./pages/landing/script/open-landing.ts";
import { translateScreen } from "./pages/landing/script/translate-screen.ts";
import { readPreferredLanguage } from "./platform/words/preferred-language.ts";

/** The landing screen's inline script: makes the static markup interactive without React. */
const screen = document.querySelector<HTMLElement>("#landing");
if (screen && document.documentElement.hasAttribute("data-landing")) {
  const language = readPreferredLanguage();
  if (language === "en") openLanding(screen);
  else void translateScreen(screen, language).then(() => openLanding(screen));
} else {
  screen?.remove();
  openApp();
}
