import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyBedTime, anyTimeLimits, anyTimeSpent, anyTitleId } from "#testing/any-time-limits.ts";
import { toMinutes } from "./local-time.ts";
import { timeLimits } from "./schema.ts";
import {
  countSeconds,
  isBedTime,
  isOver,
  judgeTime,
  minutesOf,
  nightOf,
  type TimeSpent,
} from "./screen-time.ts";
import { timeLeft } from "./time-left.ts";

const daySeconds = 24 * 3600;
const now = Date.parse("2026-11-25T12:00:00Z");
const spent = anyTimeSpent(now);
const weekday = fc.integer({ min: 0, max: 6 });
const secondOfDay = fc.oneof(
  fc.integer({ min: 0, max: daySeconds - 1 }),
  fc.integer({ min: 0, max: 8 * 3600 }),
);
const clock = fc.record({ weekday, secondOfDay }).map((local) => ({ ...local, day: "", now }));
const title = fc.option(anyTitleId);

const minutesLeft = (...facts: Parameters<typeof judgeTime>) =>
  judgeTime(...facts)?.minutesLeft ?? Number.POSITIVE_INFINITY;

describe("time left", () => {
  test("is never negative, and matches its schema", () => {
    fc.assert(
      fc.property(anyTimeLimits, spent, clock, title, (limits, used, at, id) => {
        expect(timeLimits.parse(limits)).toEqual(limits);
        const left = judgeTime(limits, used, at, id);
        if (!left) return;
        expect(timeLeft.parse(left)).toEqual(left);
        expect(left.minutesLeft).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("goes down by exactly the time watched, until it or the day is over", () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(anyTimeLimits, spent, clock, share, (limits, used, at, part) => {
        const running = { ...used, titleIds: ["tin-moon"] };
        const before = minutesLeft(limits, running, at, "tin-moon");
        const restOfDay = daySeconds - 1 - at.secondOfDay;
        const watched = Math.min(restOfDay, before * 60) * part;
        const later = {
          ...at,
          secondOfDay: at.secondOfDay + watched,
          now: at.now + watched * 1000,
        };
        const more = { ...running, seconds: running.seconds + watched };
        const after = minutesLeft(limits, more, later, "tin-moon");
        expect(after).toBeCloseTo(before - watched / 60, 5);
      }),
      { numRuns: 500 },
    );
  });

  test("does not go down while nothing is watched, except toward bedtime", () => {
    fc.assert(
      fc.property(anyTimeLimits, spent, clock, (limits, used, at) => {
        const awake = { ...limits, schoolNight: null, weekendNight: null };
        const later = { ...at, secondOfDay: daySeconds - 1, now: at.now + 1000 };
        expect(judgeTime(awake, used, later)).toEqual(judgeTime(awake, used, at));
      }),
    );
  });

  test("is never longer with one more limit", () => {
    const names = [
      "schoolDayMinutes",
      "weekendMinutes",
      "schoolNight",
      "weekendNight",
      "filmsADay",
    ] as const;
    fc.assert(
      fc.property(
        anyTimeLimits,
        spent,
        clock,
        title,
        fc.constantFrom(...names),
        (limits, used, at, id, name) => {
          const without = { ...limits, [name]: null };
          expect(minutesLeft(limits, used, at, id)).toBeLessThanOrEqual(
            minutesLeft(without, used, at, id),
          );
        },
      ),
    );
  });

  test("is never shorter after a parent gives extra time", () => {
    fc.assert(
      fc.property(
        anyTimeLimits,
        spent,
        clock,
        title,
        fc.nat(3600),
        (limits, used, at, id, more) => {
          const given: TimeSpent = {
            ...used,
            extraSeconds: used.extraSeconds + more,
            freeUntil: Math.max(used.freeUntil, at.now) + more * 1000,
          };
          expect(minutesLeft(limits, given, at, id)).toBeGreaterThanOrEqual(
            minutesLeft(limits, used, at, id),
          );
        },
      ),
    );
  });

  test("is at least what a parent just gave a profile with nothing left", () => {
    fc.assert(
      fc.property(
        anyTimeLimits,
        spent,
        clock,
        fc.constantFrom(15, 30, 60),
        (limits, used, at, minutes) => {
          const limit = minutesOf(limits, at.weekday);
          const given: TimeSpent = {
            ...used,
            seconds: limit === null ? used.seconds : limit * 60 + used.extraSeconds,
            extraSeconds: used.extraSeconds + minutes * 60,
            freeUntil: Math.max(used.freeUntil, at.now) + minutes * 60_000,
          };
          expect(minutesLeft(limits, given, at, "tin-moon")).toBeGreaterThanOrEqual(minutes);
        },
      ),
    );
  });

  test("a new film is refused once the day's number of films is reached, and a started one is not", () => {
    fc.assert(
      fc.property(anyTimeLimits, spent, clock, anyTitleId, (limits, used, at, id) => {
        const onlyFilms = {
          ...limits,
          schoolDayMinutes: null,
          weekendMinutes: null,
          schoolNight: null,
          weekendNight: null,
        };
        const started = new Set(used.titleIds);
        const plain = { ...used, freeUntil: 0, last: null };
        const isFull = limits.filmsADay !== null && started.size >= limits.filmsADay;
        const isRefused = isFull && !started.has(id);
        expect(isOver(judgeTime(onlyFilms, plain, at, id))).toBe(isRefused);
        expect(judgeTime(onlyFilms, plain, at)).toBe(null);
      }),
    );
  });

  test("the allowed last film runs on past every limit, and only that film", () => {
    fc.assert(
      fc.property(anyTimeLimits, spent, clock, anyTitleId, (limits, used, at, id) => {
        const allowed = { ...used, last: { titleId: id, until: at.now + 1 } };
        expect(isOver(judgeTime(limits, allowed, at, id))).toBe(false);
        const ended = { ...used, last: { titleId: id, until: at.now } };
        const left = judgeTime(limits, ended, at, id);
        expect(isOver(left)).toBe(left !== null && left.minutesLeft === 0);
        expect(judgeTime(limits, allowed, at, "another-film")?.isLast ?? false).toBe(false);
      }),
    );
  });

  test("a film can be finished only once a day", () => {
    fc.assert(
      fc.property(anyTimeLimits, spent, clock, title, (limits, used, at, id) => {
        const left = judgeTime(limits, { ...used, hasFinished: true }, at, id);
        expect(left?.mayFinish ?? false).toBe(false);
      }),
    );
  });
});

describe("bedtime", () => {
  test("does not end extra time that lasts past the morning", () => {
    const night = { from: "20:00", until: "06:30" };
    const limits = {
      schoolDayMinutes: null,
      weekendMinutes: null,
      schoolNight: night,
      weekendNight: night,
      filmsADay: null,
    };
    const nothing = {
      seconds: 0,
      titleIds: [],
      extraSeconds: 0,
      last: null,
      hasFinished: false,
    };
    const sixOClock = { weekday: 3, secondOfDay: 6 * 3600, day: "", now };
    const given = (minutes: number) => ({ ...nothing, freeUntil: now + minutes * 60_000 });
    expect(minutesLeft(limits, given(15), sixOClock)).toBe(15);
    expect(minutesLeft(limits, given(45), sixOClock)).toBe(14 * 60);
  });

  test("applies from evening to the next morning, across midnight and the end of the week", () => {
    const nights = [0, 1, 2, 3, 4, 5, 6];
    fc.assert(
      fc.property(anyTimeLimits, weekday, secondOfDay, (limits, day, second) => {
        const minute = day * 24 * 60 + second / 60;
        const expected = nights.some((evening) => {
          const isBeforeSchool = evening <= 4;
          const night = isBeforeSchool ? limits.schoolNight : limits.weekendNight;
          if (!night) return false;
          const from = evening * 24 * 60 + toMinutes(night.from);
          const until = (evening + 1) * 24 * 60 + toMinutes(night.until);
          const aWeekOn = minute + 7 * 24 * 60;
          return [minute, aWeekOn].some((at) => from <= at && at < until);
        });
        expect(isBedTime(limits, { day: "", weekday: day, secondOfDay: second })).toBe(expected);
      }),
      { numRuns: 300 },
    );
  });

  test("starts and ends on the second", () => {
    fc.assert(
      fc.property(anyBedTime, weekday, (night, evening) => {
        const limits = {
          schoolDayMinutes: null,
          weekendMinutes: null,
          schoolNight: night,
          weekendNight: night,
          filmsADay: null,
        };
        const isNight = (secondOfWeek: number) =>
          isBedTime(limits, {
            day: "",
            weekday: Math.floor(secondOfWeek / daySeconds) % 7,
            secondOfDay: secondOfWeek % daySeconds,
          });
        const from = (evening + 7) * daySeconds + toMinutes(night.from) * 60;
        const until = (evening + 8) * daySeconds + toMinutes(night.until) * 60;
        expect([from - 1, from, until - 1, until].map(isNight)).toEqual([false, true, true, false]);
      }),
    );
  });

  test("ends watching unless a parent gave extra time, and names the morning it ends", () => {
    fc.assert(
      fc.property(anyTimeLimits, spent, clock, (limits, used, at) => {
        const plain = { ...used, freeUntil: 0, last: null };
        const awake = { ...limits, schoolDayMinutes: null, weekendMinutes: null };
        if (!isBedTime(awake, at)) {
          expect(isOver(judgeTime(awake, plain, at))).toBe(false);
          return;
        }
        const left = judgeTime(awake, plain, at);
        expect(left).toMatchObject({ minutesLeft: 0, reason: "bedTime" });
        const isEvening = at.secondOfDay >= 15 * 3600;
        const evening = isEvening ? at.weekday : (at.weekday + 6) % 7;
        expect(left?.until).toBe(nightOf(awake, evening)?.until);
      }),
    );
  });
});

describe("seconds counted as watched", () => {
  const most = 60;
  const step = fc.record({
    titleId: anyTitleId,
    from: fc.integer({ min: 0, max: 300 }),
    to: fc.integer({ min: 0, max: 300 }),
    elapsed: fc.integer({ min: -5, max: 200 }),
  });

  /** Seconds counted for each of several reports, one after another. */
  function count(steps: readonly { titleId: string; from: number; to: number; elapsed: number }[]) {
    let last: { titleId: string; markedAt: number } | null = null;
    let at = now;
    return steps.map(({ titleId, from, to, elapsed }) => {
      at += elapsed * 1000;
      const report = { titleId, fromSeconds: from, toSeconds: to, now: at };
      const seconds = countSeconds(last, report, most);
      last = { titleId, markedAt: at };
      return seconds;
    });
  }

  test("are never more than the time that passed, nor than one report counts for", () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1 }), (steps) => {
        for (const [index, seconds] of count(steps).entries()) {
          const elapsed = index === 0 ? most : Math.max(0, steps[index]?.elapsed ?? 0);
          expect(seconds).toBeGreaterThanOrEqual(0);
          expect(seconds).toBeLessThanOrEqual(Math.min(most, elapsed));
        }
      }),
    );
  });

  test("are all the seconds of a film that plays on, and none of a paused one", () => {
    const pauses = fc.array(fc.integer({ min: 1, max: most }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(pauses, anyTitleId, (waits, titleId) => {
        let position = 0;
        const playing = waits.map((elapsed) => {
          const from = position;
          position += elapsed;
          return { titleId, from, to: position, elapsed };
        });
        expect(count(playing)).toEqual(waits);
        const paused = waits.map((elapsed) => ({ titleId, from: 9, to: 9, elapsed }));
        expect(count(paused)).toEqual(waits.map(() => 0));
      }),
    );
  });

  test("are never more than the film advanced, except after a jump back", () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1 }), (steps) => {
        for (const [index, seconds] of count(steps).entries()) {
          const { from = 0, to = 0 } = steps[index] ?? {};
          expect(to < from || seconds <= to - from).toBe(true);
        }
      }),
    );
  });

  test("still count when a viewer repeatedly seeks back in a playing film", () => {
    const back = { titleId: "tin-moon", from: 50, to: 5, elapsed: 20 };
    expect(count([back, back, back]).slice(1)).toEqual([20, 20]);
  });
});
