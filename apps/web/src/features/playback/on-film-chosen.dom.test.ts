import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onFilmChosen } from "./on-film-chosen.ts";

/** The requests before the film's page, and the page that its link leads to, in order. */
let events: string[] = [];
let answer: () => void;
let refuse: (why: Error) => void;
let getReady: () => void;
let isAtHand = false;
const link = document.createElement("a");

onFilmChosen((titleId) => {
  events.push(`fetch ${titleId}`);
  if (isAtHand) return null;
  const answered = new Promise<void>((done, fail) => {
    answer = done;
    refuse = fail;
  });
  const ready = new Promise<void>((done, fail) => {
    getReady = done;
    answered.catch(fail);
  });
  return { answered, ready };
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

test("a film is fetched before its page is drawn, and the page comes once its picture is near", async () => {
  link.click();
  expect(events).toEqual(["fetch two kettles"]);
  answer();
  await vi.advanceTimersByTimeAsync(100);
  expect(events).toEqual(["fetch two kettles"]);
  getReady();
  await vi.advanceTimersByTimeAsync(0);
  expect(events).toEqual(["fetch two kettles", "page"]);
  vi.runAllTimers();
  expect(events).toHaveLength(2);
});

test("a page does not wait for a slow picture", async () => {
  link.click();
  answer();
  await vi.advanceTimersByTimeAsync(150);
  expect(events).toEqual(["fetch two kettles", "page"]);
});

test("a page does not wait for an unreachable server or an error", async () => {
  link.click();
  vi.advanceTimersByTime(100);
  expect(events).toEqual(["fetch two kettles", "page"]);
  link.click();
  refuse(new Error("offline"));
  await vi.advanceTimersByTimeAsync(0);
  expect(events.slice(2)).toEqual(["fetch two kettles", "page"]);
});

test("a link is followed only after the click that chose it is over", async () => {
  link.click();
  answer();
  getReady();
  // An Enter key's click is still being dispatched, and a browser would ignore another.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect(events).toEqual(["fetch two kettles"]);
  await vi.advanceTimersByTimeAsync(0);
  expect(events).toEqual(["fetch two kettles", "page"]);
});

test("the page of a preloaded film comes at once", () => {
  isAtHand = true;
  link.click();
  isAtHand = false;
  expect(events).toEqual(["fetch two kettles", "page"]);
});

test("a double click navigates once", () => {
  link.click();
  link.click();
  vi.runAllTimers();
  expect(events).toEqual(["fetch two kettles", "page"]);
});

test("a click elsewhere meanwhile wins", () => {
  link.click();
  document.body.click();
  vi.runAllTimers();
  expect(events).toEqual(["fetch two kettles"]);
});

test("a link that was re-rendered meanwhile still works", () => {
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
