import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onFilmChosen } from "./on-film-chosen.ts";

/** What is asked of the film before its page, and what its link leads to, in their order. */
let events: string[] = [];
let settle: { done: () => void; fail: (why: Error) => void };
let isAtHand = false;
const link = document.createElement("a");

onFilmChosen((titleId) => {
  events.push(`fetch ${titleId}`);
  if (isAtHand) return null;
  return new Promise<void>((done, fail) => {
    settle = { done, fail };
  });
});

beforeEach(() => {
  vi.useFakeTimers();
  events = [];
  link.href = "/watch/two%20kettles";
  link.addEventListener("click", follow);
  document.body.append(link);
});
afterEach(() => {
  vi.runAllTimers();
  link.remove();
  vi.useRealTimers();
});

function follow(event: Event): void {
  event.preventDefault();
  events.push("page");
}

test("a film is fetched before its page is drawn, and the page comes once it is at hand", async () => {
  link.click();
  expect(events).toEqual(["fetch two kettles"]);
  settle.done();
  await Promise.resolve();
  expect(events).toEqual(["fetch two kettles", "page"]);
  vi.runAllTimers();
  expect(events).toHaveLength(2);
});

test("a page waits for no film that takes long or cannot be fetched", async () => {
  link.click();
  vi.advanceTimersByTime(100);
  expect(events).toEqual(["fetch two kettles", "page"]);
  link.click();
  settle.fail(new Error("offline"));
  await Promise.resolve();
  expect(events.slice(2)).toEqual(["fetch two kettles", "page"]);
});

test("the page of a film that stands by comes at once", () => {
  isAtHand = true;
  link.click();
  isAtHand = false;
  expect(events).toEqual(["fetch two kettles", "page"]);
});

test("who clicks twice goes there once", () => {
  link.click();
  link.click();
  vi.runAllTimers();
  expect(events).toEqual(["fetch two kettles", "page"]);
});

test("who clicks elsewhere meanwhile stays where that led", () => {
  link.click();
  document.body.click();
  vi.runAllTimers();
  expect(events).toEqual(["fetch two kettles"]);
});

test("a link that was drawn anew meanwhile leads there all the same", () => {
  link.click();
  link.remove();
  vi.runAllTimers();
  expect(location.pathname).toBe("/watch/two%20kettles");
});

test("a link into another tab, or to another page, is followed at once", () => {
  link.dispatchEvent(new MouseEvent("click", { ctrlKey: true, bubbles: true, cancelable: true }));
  link.href = "/browse";
  link.click();
  expect(events).toEqual(["page", "page"]);
});
