import { introCompletedKey, openIntro } from "./pages/landing/state/intro.ts";
import { applyTvMode } from "./platform/device/tv-mode.ts";
import { readPreferredLanguage } from "./platform/words/preferred-language.ts";
import { sessionFlag } from "./pages/landing/session-flag.ts";

/**
 * Runs before the first paint of both pages: the landing screen gives way to the app where a visitor
 * is not to see it, and the app to the landing screen where one is.
 */
const flag = sessionFlag(introCompletedKey);
const intro = openIntro(location, flag.isSet());
if (!intro.isCompleted) flag.clear();

applyTvMode();

const page = document.documentElement;
page.lang = readPreferredLanguage();
// The landing screen is written in English: in another language it waits for its words.
page.toggleAttribute("data-wordless", page.lang !== "en" && page.hasAttribute("data-landing"));
if (page.hasAttribute("data-landing")) {
  if (!intro.isShown) page.removeAttribute("data-landing");
  if (intro.address !== null) history.replaceState(history.state, "", intro.address);
} else if (intro.isShown && location.pathname !== intro.address) {
  location.replace(intro.address ?? "/");
}
