import { expect, test } from "vitest";
import {
  countDownOf,
  firstLanding,
  hintOf,
  type LandingEvent,
  moveLanding,
  startLabelOf,
} from "./landing.ts";

function after(...events: LandingEvent[]) {
  return events.reduce(moveLanding, firstLanding);
}
const left = (leftSeconds: number): LandingEvent => ({ type: "film-moved", leftSeconds });

test("it says that it loads until it is ready", () => {
  expect(hintOf(firstLanding)).toBe("Loading...");
  expect(hintOf(after({ type: "ready" }))).toBe("Press Enter or Click to Continue");
});

test("the start button waits in words for what is being fetched, whether or not that comes", () => {
  expect(startLabelOf(firstLanding)).toBe("Optimizing Experience...");
  expect(startLabelOf(after({ type: "preload-settled" }))).toBe("Start Streaming Now");
});

test("the sign-in opens and closes", () => {
  const open = after({ type: "login-toggled" });
  expect(open.isLoginOpen).toBe(true);
  expect(moveLanding(open, { type: "login-toggled" }).isLoginOpen).toBe(false);
  expect(moveLanding(open, { type: "login-closed" }).isLoginOpen).toBe(false);
});

test("the film’s last three seconds are counted down", () => {
  const counted = [3.1, 3, 2.2, 1.01, 0.4, 0].map((seconds) => countDownOf(after(left(seconds))));
  expect(counted).toEqual([null, 3, 3, 2, 1, 1]);
});

test("at the film’s end whoever touched nothing is let in", () => {
  expect(after(left(0.1), { type: "film-ended" }).isEntering).toBe(true);
});

test.each<LandingEvent>([{ type: "touched" }, { type: "login-toggled" }])(
  "after $type nobody is counted down, nor let in unasked",
  (touch) => {
    expect(countDownOf(after(touch, left(2)))).toBeNull();
    expect(after(touch, left(0), { type: "film-ended" }).isEntering).toBe(false);
  },
);

test("a film that is lost lets nobody in", () => {
  const lost = after(left(2), { type: "film-lost" });
  expect([countDownOf(lost), lost.isEntering]).toEqual([null, false]);
});

test("doors that would not open may be tried again", () => {
  expect(after({ type: "entered" }).isEntering).toBe(true);
  const shut = after({ type: "entered" }, { type: "entrance-failed" });
  expect(shut.isEntering).toBe(false);
  expect(hintOf(shut)).toMatch(/check the connection/);
  expect(moveLanding(shut, { type: "entered" })).toMatchObject({
    isEntering: true,
    isLocked: false,
  });
});

test("who skips the intro stays before the doors until they open them", () => {
  const playing = moveLanding(firstLanding, { type: "film-moved", leftSeconds: 2 });
  const skipped = moveLanding(playing, { type: "film-skipped" });
  expect(countDownOf(skipped)).toBe(null);
  expect(moveLanding(skipped, { type: "film-ended" }).isEntering).toBe(false);
});
