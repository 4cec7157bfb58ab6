import { afterEach, expect, test } from "vitest";
import { findOpener } from "./find-opener.ts";
import { moveFocusInside } from "./move-focus-inside.ts";

afterEach(() => document.body.replaceChildren());

function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

test("the opener of a menu item's dialog is the menu's button", () => {
  document.body.innerHTML = `
    <button id="door" popovertarget="places">Menu</button>
    <div id="places" popover>
      <button id="item" popovertarget="places">Switch profile</button>
    </div>
    <button id="acts">Acts</button>
    <div role="menu" aria-labelledby="acts"><button id="act">Remove</button></div>`;
  const openerOf = (selector: string) => {
    focusOn(selector);
    return findOpener()?.id;
  };
  expect([openerOf("#item"), openerOf("#act"), openerOf("#door")]).toEqual([
    "door",
    "acts",
    "door",
  ]);
});

test("focuses the dialog while it loads, then its start", async () => {
  document.body.innerHTML = `<div id="sheet" tabindex="-1"><div data-body></div></div>`;
  const sheet = document.querySelector<HTMLElement>("#sheet") ?? document.body;
  const stop = moveFocusInside(sheet);
  expect(document.activeElement).toBe(sheet);
  const body = sheet.querySelector("[data-body]");
  if (body)
    body.innerHTML = `<a href="/kids">Kids</a><p data-start><button id="play">Play</button></p>`;
  await expect.poll(() => document.activeElement?.id).toBe("play");
  stop();
});

test("doesn't move the focus if the viewer moved it", async () => {
  document.body.innerHTML = `
    <div id="sheet" tabindex="-1"><div data-body></div><button id="close">Close</button></div>`;
  const sheet = document.querySelector<HTMLElement>("#sheet") ?? document.body;
  const stop = moveFocusInside(sheet);
  focusOn("#close");
  const body = sheet.querySelector("[data-body]");
  if (body) body.innerHTML = `<button>Play</button>`;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.activeElement?.id).toBe("close");
  stop();
});
