import { goBack } from "#app/remote/go-back.ts";
import { press } from "#app/remote/press.ts";
import { sendArrow } from "#app/remote/send-key.ts";
import type { Hands } from "#features/companion/screen/run-remote-command.ts";
import { routes } from "#platform/routes.ts";

/** A phone moves the focus by the keys that a television's remote control sends. */
export function openHands(navigate: (to: string) => void): Hands {
  return {
    move: (to) => {
      if (to === "press") press();
      else if (to === "back") goBack();
      else if (to === "home") navigate(routes.home);
      else sendArrow(to);
    },
    search: (words) => {
      if (!typeInSearchBox(words))
        navigate(`${routes.browse}?${new URLSearchParams({ q: words }).toString()}`);
    },
  };
}

/** Where the page has a box for it, the words are typed there; whether there was one. */
function typeInSearchBox(words: string): boolean {
  const box = document.querySelector<HTMLInputElement>("main input[type='search']");
  if (!box || location.pathname !== routes.browse) return false;
  // React hears of a value only where the element's own setter wrote it.
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  own?.set?.call(box, words);
  box.dispatchEvent(new Event("input", { bubbles: true }));
  box.focus();
  return true;
}
