import { goBack } from "#app/remote/go-back.ts";
import { press } from "#app/remote/press.ts";
import { sendArrow } from "#app/remote/send-key.ts";
import type { Hands } from "#features/companion/screen/run-remote-command.ts";
import { routes } from "#platform/routes.ts";

/** A phone moves the focus with the keys that a TV's remote control sends. */
export function openHands(navigate: (to: string) => void): Hands {
  return {
    move: (to) => {
      if (to === "press") press();
      else if (to === "back") goBack();
      else if (to === "home") navigate(routes.home);
      else sendArrow(to);
    },
    search: (query) => {
      if (!typeInSearchBox(query))
        navigate(`${routes.browse}?${new URLSearchParams({ q: query }).toString()}`);
    },
  };
}

/** Types a query into the page's search box; false if there is none. */
function typeInSearchBox(query: string): boolean {
  const box = document.querySelector<HTMLInputElement>("main input[type='search']");
  if (!box || location.pathname !== routes.browse) return false;
  // React only notices a value that was set with the native setter.
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  own?.set?.call(box, query);
  box.dispatchEvent(new Event("input", { bubbles: true }));
  box.focus();
  return true;
}
