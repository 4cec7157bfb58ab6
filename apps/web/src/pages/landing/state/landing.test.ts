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

test("shows the loading hint until it is ready", () => {
  expect(hintOf(firstLanding)).toBe("Loading...");
  expect(hintOf(after({ type: "ready" }))).toBe("Press Enter or Click to Continue");
});

test("the start button shows that preloading is under way", () => {
  expect(startLabelOf(firstLanding)).toBe("Optimizing Experience...");
  expect(startLabelOf(after({ type: "preload-settled" }))).toBe("Start Streaming Now");
});

test("toggles and closes the sign-in panel", () => {
  const open = after({ type: "login-toggled" });
  expect(open.isLoginOpen).toBe(true);
  expect(moveLanding(open, { type: "login-toggled" }).isLoginOpen).toBe(false);
  expect(moveLanding(open, { type: "login-closed" }).isLoginOpen).toBe(false);
});

test("counts down the intro's last three seconds", () => {
  const counted = [3.1, 3, 2.2, 1.01, 0.4, 0].map((seconds) => countDownOf(after(left(seconds))));
  expect(counted).toEqual([null, 3, 3, 2, 1, 1]);
});

test("enters automatically when the intro ends without interaction", () => {
  expect(after(left(0.1), { type: "film-ended" }).isEntering).toBe(true);
});

test.each<LandingEvent>([{ type: "touched" }, { type: "login-toggled" }])(
  "after $type there is no countdown and no automatic entry",
  (touch) => {
    expect(countDownOf(after(touch, left(2)))).toBeNull();
    expect(after(touch, left(0), { type: "film-ended" }).isEntering).toBe(false);
  },
);

test("a failed intro doesn't enter", () => {
  const lost = after(left(2), { type: "film-lost" });
  expect([countDownOf(lost), lost.isEntering]).toEqual([null, false]);
});

test("entering can be retried after a failure", () => {
  expect(after({ type: "entered" }).isEntering).toBe(true);
  const shut = after({ type: "entered" }, { type: "entrance-failed" });
  expect(shut.isEntering).toBe(false);
  expect(hintOf(shut)).toMatch(/check the connection/);
  expect(moveLanding(shut, { type: "entered" })).toMatchObject({
    isEntering: true,
    isLocked: false,
  });
});

test("skipping the intro stops the automatic entry", () => {
  const playing = moveLanding(firstLanding, { type: "film-moved", leftSeconds: 2 });
  const skipped = moveLanding(playing, { type: "film-skipped" });
  expect(countDownOf(skipped)).toBe(null);
  expect(moveLanding(skipped, { type: "film-ended" }).isEntering).toBe(false);
});
