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
const left = (leftSeconds: number, isInView = true): LandingEvent => ({
  type: "progressed",
  leftSeconds,
  isInView,
});

test("shows the loading hint until it is ready", () => {
  expect(formatHint(initialLanding)).toBe("Loading...");
  expect(formatHint(after({ type: "ready" }))).toBe("Press Enter or Click to Continue");
});

test("the start button shows that preloading is under way, and only then", () => {
  expect(formatStartLabel(initialLanding)).toBe("Start Streaming Now");
  const started = after({ type: "preload-started" });
  expect(formatStartLabel(started)).toBe("Optimizing Experience...");
  const settled = reduceLanding(started, { type: "preload-settled" });
  expect(formatStartLabel(settled)).toBe("Start Streaming Now");
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

test("enters automatically after a countdown without interaction", () => {
  expect(after(left(2.8), left(0.1), { type: "ended" }).isEntering).toBe(true);
});

test.each([
  ["was out of view", [left(2.8, false), left(0.1, false)]],
  ["came into view at its end", [left(2.8, false), left(0.3)]],
  ["went out of view", [left(2.8), left(1, false)]],
  ["was jumped over", [left(6)]],
])("doesn't enter after a countdown that %s", (_how, events) => {
  expect(after(...events, { type: "ended" }).isEntering).toBe(false);
});

test.each<LandingEvent>([{ type: "interacted" }, { type: "login-toggled" }])(
  "after $type there is no countdown and no automatic entry",
  (touch) => {
    expect(getCountdown(after(touch, left(2)))).toBeNull();
    expect(after(touch, left(2), left(0), { type: "ended" }).isEntering).toBe(false);
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
  expect(formatHint(shut)).toMatch(/Check your connection/);
  expect(reduceLanding(shut, { type: "entered" })).toMatchObject({
    isEntering: true,
    hasEntryFailed: false,
  });
});

test("skipping the intro stops the automatic entry", () => {
  const skipped = after(left(2), { type: "intro-skipped" });
  expect(getCountdown(skipped)).toBe(null);
  expect(reduceLanding(skipped, { type: "ended" }).isEntering).toBe(false);
});
