import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toasts } from "#ui/toast/toasts.ts";
import { findControl, pointOut } from "./point-out.ts";

const scrolls: (ScrollIntoViewOptions | undefined)[] = [];
let isStill = false;

beforeEach(() => {
  vi.useFakeTimers();
  isStill = false;
  scrolls.length = 0;
  vi.stubGlobal("matchMedia", () => ({ matches: isStill }));
  // Nothing is laid out here: an element is visible unless it is hidden.
  vi.spyOn(Element.prototype, "getClientRects").mockImplementation(function (this: Element) {
    return (this.hasAttribute("hidden") ? [] : [{}]) as unknown as DOMRectList;
  });
  Element.prototype.scrollIntoView = (options) => {
    scrolls.push(typeof options === "object" ? options : undefined);
  };
  document.body.innerHTML = "";
  // Files share their modules, and so the toasts of the ones before.
  toasts.set([]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a control that appears with its page is scrolled to, focused and announced", () => {
  pointOut("School-night bedtime");
  vi.advanceTimersByTime(1000);
  expect(toasts.get()).toEqual([]);
  document.body.innerHTML = `<button>Save</button><button>School-night bedtime</button>`;
  vi.advanceTimersByTime(200);
  const [, control] = document.querySelectorAll("button");
  expect(document.activeElement).toBe(control);
  expect(scrolls).toEqual([{ block: "center", behavior: "smooth" }]);
  expect(control?.className).not.toBe("");
  expect(toasts.get()).toMatchObject([{ description: "Here it is: School-night bedtime" }]);
  vi.advanceTimersByTime(10_000);
  expect(control?.className).toBe("");
});

test("nothing moves smoothly with reduced motion", () => {
  isStill = true;
  document.body.innerHTML = `<button>Save</button>`;
  pointOut("Save");
  vi.advanceTimersByTime(200);
  expect(scrolls).toEqual([{ block: "center", behavior: "auto" }]);
});

test("a control that the page doesn't show is named, and not looked for any longer", () => {
  pointOut("Delete household");
  vi.advanceTimersByTime(20_000);
  expect(toasts.get()).toMatchObject([
    { description: "Look for “Delete household” on this page." },
  ]);
  expect(vi.getTimerCount()).toBe(0);
});

test("a marked control goes before one with the same name, and hidden ones are passed over", () => {
  document.body.innerHTML = `
    <button hidden>Set PIN</button>
    <button id="named">Set PIN</button>
    <input id="marked" data-help="Set PIN" />`;
  expect(findControl("Set PIN", "Set PIN")?.id).toBe("marked");
  document.querySelector("#marked")?.remove();
  expect(findControl("Set PIN", "Set PIN")?.id).toBe("named");
});
