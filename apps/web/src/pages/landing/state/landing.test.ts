import { expect, test } from "vitest";
import {
  getCountdown,
  initialLanding,
  formatHint,
  type LandingEvent,
  reduceLanding,
  formatStartLabel,
} from "./landing.ts";

function after(...events: LandingEvent[]) {
  return events.reduce(reduceLanding, initialLanding);
}
const left = (leftSeconds: number): LandingEvent => ({ type: "intro-progressed", leftSeconds });

test("shows the loading hint until it is ready", () => {
  expect(formatHint(initialLanding)).toBe("Loading...");
  expect(formatHint(after({ type: "ready" }))).toBe("Press Enter or Click to Continue");
});

test("the start button shows that preloading is under way", () => {
  expect(formatStartLabel(initialLanding)).toBe("Optimizing Experience...");
  expect(formatStartLabel(after({ type: "preload-settled" }))).toBe("Start Streaming Now");
});

test("toggles and closes the sign-in panel", () => {
  const open = after({ type: "login-toggled" });
  expect(open.isLoginOpen).toBe(true);
  expect(reduceLanding(open, { type: "login-toggled" }).isLoginOpen).toBe(false);
  expect(reduceLanding(open, { type: "login-closed" }).isLoginOpen).toBe(false);
});

test("counts down the intro's last three seconds", () => {
  const counted = [3.1, 3, 2.2, 1.01, 0.4, 0].map((seconds) => getCountdown(after(left(seconds))));
  expect(counted).toEqual([null, 3, 3, 2, 1, 1]);
});

test("enters automatically when the intro ends without interaction", () => {
  expect(after(left(0.1), { type: "intro-ended" }).isEntering).toBe(true);
});

test.each<LandingEvent>([{ type: "interacted" }, { type: "login-toggled" }])(
  "after $type there is no countdown and no automatic entry",
  (touch) => {
    expect(getCountdown(after(touch, left(2)))).toBeNull();
    expect(after(touch, left(0), { type: "intro-ended" }).isEntering).toBe(false);
  },
);

test("a failed intro doesn't enter", () => {
  const lost = after(left(2), { type: "intro-failed" });
  expect([getCountdown(lost), lost.isEntering]).toEqual([null, false]);
});

test("entering can be retried after a failure", () => {
  expect(after({ type: "entered" }).isEntering).toBe(true);
  const shut = after({ type: "entered" }, { type: "entry-failed" });
  expect(shut.isEntering).toBe(false);
  expect(formatHint(shut)).toMatch(/check the connection/);
  expect(reduceLanding(shut, { type: "entered" })).toMatchObject({
    isEntering: true,
    hasEntryFailed: false,
  });
});

test("skipping the intro stops the automatic entry", () => {
  const playing = reduceLanding(initialLanding, { type: "intro-progressed", leftSeconds: 2 });
  const skipped = reduceLanding(playing, { type: "intro-skipped" });
  expect(getCountdown(skipped)).toBe(null);
  expect(reduceLanding(skipped, { type: "intro-ended" }).isEntering).toBe(false);
});
