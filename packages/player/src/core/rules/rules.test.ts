import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type KeyPress, keyAction } from "./key-map.ts";
import { nextUpAt, waitAfterEnd } from "./next-up.ts";
import { shouldReport } from "./progress-report.ts";
import { isExpired, isWorthRetrying, retryDelayMs } from "./retry-delay.ts";
import { clampSeek, tenthOf } from "./seek.ts";
import { skipIntroTo } from "./skip-intro.ts";
import { speeds, stepSpeed } from "./speed.ts";
import { stepVolume, volumeLevel } from "./volume.ts";

describe("keyAction", () => {
  const press = (key: string, more: Partial<KeyPress> = {}) =>
    keyAction({ key, hasModifier: false, focus: "picture", hasPointer: true, ...more });

  test("knows the keys that players share", () => {
    expect([" ", "k", "K", "Enter"].map((key) => press(key)?.do)).toEqual(
      Array.from({ length: 4 }, () => "toggle-play"),
    );
    expect(press("j")).toEqual({ do: "seek-by", seconds: -10 });
    expect(press("l")).toEqual({ do: "seek-by", seconds: 10 });
    expect(press("ArrowRight")).toEqual({ do: "seek-by", seconds: 10 });
    expect(press("ArrowUp")).toEqual({ do: "volume-by", steps: 1 });
    expect(press("7")).toEqual({ do: "seek-to-tenth", digit: 7 });
    expect(press(">")).toEqual({ do: "step-speed", direction: "up" });
    expect(
      ["m", "f", "c", "n", "Home", "End", "MediaPlayPause"].map((key) => press(key)?.do),
    ).toEqual([
      "toggle-mute",
      "toggle-fullscreen",
      "toggle-captions",
      "next",
      "seek-to-start",
      "seek-to-end",
      "toggle-play",
    ]);
  });

  test("leaves a focused control its own keys", () => {
    expect(press(" ", { focus: "button" })).toBe(null);
    expect(press("ArrowLeft", { focus: "button" })).toBe(null);
    expect(press("Home", { focus: "widget" })).toBe(null);
    expect(press("m", { focus: "widget" })).toEqual({ do: "toggle-mute" });
  });

  test("leaves the browser its own combinations", () => {
    expect(press("f", { hasModifier: true })).toBe(null);
  });

  test("a remote's up and down reach the controls", () => {
    expect(press("ArrowDown", { hasPointer: false })).toEqual({ do: "enter-controls" });
    expect(press("ArrowLeft", { hasPointer: false })).toEqual({ do: "seek-by", seconds: -10 });
  });
});

describe("clampSeek", () => {
  test("stays inside the film, a moment before its end", () => {
    fc.assert(
      fc.property(fc.double(), fc.double({ min: 0, max: 1e5, noNaN: true }), (to, duration) => {
        const sought = clampSeek(to, duration);
        expect(sought).toBeGreaterThanOrEqual(0);
        expect(sought).toBeLessThanOrEqual(Math.max(0, duration - 0.1));
      }),
    );
    expect(tenthOf(5, 90)).toBe(45);
  });
});

describe("nextUpAt", () => {
  const film = { durationSeconds: 90, creditsAtSeconds: 84 };

  test("counts down from the credits, for eight seconds at least", () => {
    expect(nextUpAt({ ...film, timeSeconds: 83.9 })).toBe(null);
    expect(nextUpAt({ ...film, timeSeconds: 84 })?.secondsLeft).toBe(8);
    expect(nextUpAt({ ...film, timeSeconds: 89.5 })?.secondsLeft).toBe(3);
  });

  test("counts down ten seconds at most, and never in the first half", () => {
    expect(nextUpAt({ ...film, creditsAtSeconds: 60, timeSeconds: 79 })).toBe(null);
    expect(nextUpAt({ durationSeconds: 12, creditsAtSeconds: 0, timeSeconds: 5.9 })).toBe(null);
  });
});

describe("the countdown to the next film", () => {
  const facts = fc.record({
    durationSeconds: fc.double({ min: 1, max: 10_800, noNaN: true }),
    creditsAtSeconds: fc.option(fc.double({ min: 0, max: 11_000, noNaN: true })),
  });
  const share = fc.double({ min: 0, max: 1, noNaN: true });

  test("never starts in the first half or earlier than ten seconds before the end", () => {
    fc.assert(
      fc.property(facts, share, (film, part) => {
        const timeSeconds = film.durationSeconds * part;
        const next = nextUpAt({ ...film, timeSeconds });
        if (!next) return;
        expect(timeSeconds).toBeGreaterThanOrEqual(film.durationSeconds / 2);
        expect(next.secondsLeft).toBeLessThanOrEqual(10);
        expect(next.secondsLeft).toBeGreaterThanOrEqual(0);
        expect(next.share).toBeGreaterThanOrEqual(0);
        expect(next.share).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("only counts down, and at the end of the film to what it waits after that", () => {
    fc.assert(
      fc.property(facts, share, share, (film, part, more) => {
        const timeSeconds = film.durationSeconds * part;
        const later = timeSeconds + (film.durationSeconds - timeSeconds) * more;
        const now = nextUpAt({ ...film, timeSeconds });
        const then = nextUpAt({ ...film, timeSeconds: later });
        expect(now === null || (then !== null && then.secondsLeft <= now.secondsLeft)).toBe(true);
        const hasCard = (film.creditsAtSeconds ?? 0) <= film.durationSeconds;
        const end = nextUpAt({ ...film, timeSeconds: film.durationSeconds });
        expect(end?.secondsLeft).toEqual(hasCard ? Math.ceil(waitAfterEnd(film)) : undefined);
      }),
    );
  });
});

describe("skipIntroTo", () => {
  test("leads to the intro's end from inside it only", () => {
    const intro = { startSeconds: 2, endSeconds: 8 };
    expect([1, 2, 6.9, 7.5, 9].map((time) => skipIntroTo(time, intro))).toEqual([
      null,
      8,
      8,
      null,
      null,
    ]);
    expect(skipIntroTo(1, null)).toBe(null);
  });
});

describe("shouldReport", () => {
  test("reports every five seconds of watching, and at once when the viewer stops", () => {
    const last = { positionSeconds: 10, atMs: 0 };
    expect(shouldReport("playing", 13, 3000, last)).toBe(false);
    expect(shouldReport("playing", 15, 5000, last)).toBe(true);
    expect(shouldReport("paused", 11, 1000, last)).toBe(true);
    expect(shouldReport("hidden", 10.1, 1000, last)).toBe(true);
    expect(shouldReport("hidden", 10, 1000, last)).toBe(false);
    expect(shouldReport("sought", 10.2, 1000, last)).toBe(false);
    expect(shouldReport("playing", 0, 0, null)).toBe(false);
  });

  test("leaves the server no more than a tick and five seconds behind a playing film", () => {
    const ticks = fc.array(fc.integer({ min: 100, max: 1000 }), { maxLength: 100 });
    fc.assert(
      fc.property(ticks, (waits) => {
        let atMs = 0;
        let last = { positionSeconds: 0, atMs: 0 };
        for (const wait of waits) {
          atMs += wait;
          const positionSeconds = atMs / 1000;
          if (shouldReport("playing", positionSeconds, atMs, last))
            last = { positionSeconds, atMs };
          expect(atMs - last.atMs).toBeLessThan(5000);
        }
        const isKnown = last.atMs === atMs;
        expect(shouldReport("paused", atMs / 1000, atMs, last)).toBe(!isKnown);
      }),
    );
  });
});

test("waits grow with each try, within bounds, and differ between viewers", () => {
  fc.assert(
    fc.property(fc.nat(20), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, random) => {
      const wait = retryDelayMs(attempt, random);
      expect(wait).toBeGreaterThanOrEqual(300);
      expect(wait).toBeLessThanOrEqual(10_000);
    }),
  );
  expect(retryDelayMs(3, 0.5)).toBe(2 * retryDelayMs(2, 0.5));
});

test("classifies HTTP statuses as worth retrying, expired or final", () => {
  expect(
    [404, 403, 500, 503, 429].map((status) => [isWorthRetrying(status), isExpired(status)]),
  ).toEqual([
    [false, false],
    [false, true],
    [true, false],
    [true, false],
    [true, false],
  ]);
});

test("speed and volume move in steps and stop at their ends", () => {
  expect([
    stepSpeed(1, "up"),
    stepSpeed(2, "up"),
    stepSpeed(0.5, "down"),
    stepSpeed(1, "down"),
  ]).toEqual([1.25, 2, 0.5, 0.75]);
  expect([stepVolume(1, 1), stepVolume(0.5, -1), stepVolume(0.02, -1)]).toEqual([1, 0.45, 0]);
  expect(volumeLevel({ volume: 0.3, muted: false })).toBe("low");
  expect(volumeLevel({ volume: 1, muted: true })).toBe("off");
});

test("steps of volume and speed can be undone, and never leave their range", () => {
  const level = fc.integer({ min: 0, max: 20 }).map((steps) => steps / 20);
  fc.assert(
    fc.property(level, fc.integer({ min: -20, max: 20 }), (volume, steps) => {
      const stepped = stepVolume(volume, steps);
      expect(stepped).toBeGreaterThanOrEqual(0);
      expect(stepped).toBeLessThanOrEqual(1);
      if (stepped > 0 && stepped < 1) expect(stepVolume(stepped, -steps)).toBe(volume);
    }),
  );
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (volume) => {
      expect(Math.abs(stepVolume(volume, 0) - volume)).toBeLessThanOrEqual(0.025 + 1e-9);
    }),
  );
  for (const [index, speed] of speeds.entries()) {
    expect(stepSpeed(speed, "up")).toBe(speeds[index + 1] ?? speed);
    expect(stepSpeed(speed, "down")).toBe(speeds[index - 1] ?? speed);
  }
});
