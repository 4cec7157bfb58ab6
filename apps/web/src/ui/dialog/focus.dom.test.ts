import { afterEach, expect, test } from "vitest";
import { findOpener } from "./find-opener.ts";
import { moveFocusInside } from "./move-focus-inside.ts";

afterEach(() => document.body.replaceChildren());

function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

test("what a menu opened gives the focus back to the menu’s button", () => {
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

test("a sheet that still loads has the focus, and hands it on to where it starts", async () => {
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

test("whoever has moved on from a sheet that loads is left where they are", async () => {
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
