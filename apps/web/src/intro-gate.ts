import {
  introCompletedKey,
  introReplayKey,
  isReplay,
  openIntro,
} from "./pages/landing/state/intro.ts";
import { applyTvMode } from "./platform/device/tv-mode.ts";
import { readPreferredLanguage } from "./platform/words/preferred-language.ts";
import { sessionFlag } from "./pages/landing/session-flag.ts";

/**
 * Runs before the first paint of both pages: redirects between the landing screen and the app, so
 * that each visitor sees the right one.
 */
const flag = sessionFlag(introCompletedKey);
const intro = openIntro(location, flag.isSet());
if (!intro.isCompleted) flag.clear();
// The address loses its query below.
if (isReplay(location)) sessionFlag(introReplayKey).set();

applyTvMode();

const page = document.documentElement;
page.lang = readPreferredLanguage();
// The markup is in English; in another language it stays hidden until its texts arrive.
page.toggleAttribute("data-wordless", page.lang !== "en" && page.hasAttribute("data-landing"));
if (page.hasAttribute("data-landing")) {
  if (!intro.isShown) page.removeAttribute("data-landing");
  if (intro.address !== null) history.replaceState(history.state, "", intro.address);
} else if (intro.isShown && location.pathname !== intro.address) {
  location.replace(intro.address ?? "/");
}
