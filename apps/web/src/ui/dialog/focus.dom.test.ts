import { afterEach, expect, test } from "vitest";
import { findOpener } from "./find-opener.ts";
import { moveFocusInside } from "./move-focus-inside.ts";

afterEach(() => document.body.replaceChildren());

function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

test("the opener of a menu item's dialog is the menu's button", () => {
  document.body.innerHTML = `
    <button id="menu-button" popovertarget="menu">Menu</button>
    <div id="menu" popover>
      <button id="item" popovertarget="menu">Switch profile</button>
    </div>
    <button id="actions-button">Actions</button>
    <div role="menu" aria-labelledby="actions-button"><button id="remove">Remove</button></div>`;
  const openerOf = (selector: string) => {
    focusOn(selector);
    return findOpener()?.id;
  };
  expect([openerOf("#item"), openerOf("#remove"), openerOf("#menu-button")]).toEqual([
    "menu-button",
    "actions-button",
    "menu-button",
  ]);
});

test("focuses the dialog while its content loads, then the first control in `data-start`", async () => {
  document.body.innerHTML = `<div id="dialog" tabindex="-1"><div data-body></div></div>`;
  const dialog = document.querySelector<HTMLElement>("#dialog") ?? document.body;
  const stop = moveFocusInside(dialog);
  expect(document.activeElement).toBe(dialog);
  const body = dialog.querySelector("[data-body]");
  if (body)
    body.innerHTML = `<a href="/kids">Kids</a><p data-start><button id="play">Play</button></p>`;
  await expect.poll(() => document.activeElement?.id).toBe("play");
  stop();
});

test("doesn't move the focus if the viewer moved it", async () => {
  document.body.innerHTML = `
    <div id="dialog" tabindex="-1"><div data-body></div><button id="close">Close</button></div>`;
  const dialog = document.querySelector<HTMLElement>("#dialog") ?? document.body;
  const stop = moveFocusInside(dialog);
  focusOn("#close");
  const body = dialog.querySelector("[data-body]");
  if (body) body.innerHTML = `<button>Play</button>`;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.activeElement?.id).toBe("close");
  stop();
});
