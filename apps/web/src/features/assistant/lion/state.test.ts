import fc from "fast-check";
import { expect, test } from "vitest";
import { type Acting, greetAt, nextActing } from "./state.ts";

test("he waves as he comes in, and stands easy after", () => {
  const acting = greetAt(10);
  expect(acting.acts).toEqual([{ verb: "wave", start: 10.4, end: 12.6 }]);
  expect(acting.emotions.at(-1)?.emotion).toBe("neutral");
});

test("he thinks until something else is to be done", () => {
  const thinking = nextActing(greetAt(0), { type: "turned", to: "thinking", at: 5 });
  expect(thinking.acts.at(-1)).toMatchObject({ verb: "think", start: 5 });
  const speaking = nextActing(thinking, { type: "turned", to: "speaking", at: 7 });
  expect(speaking.acts.at(-1)).toMatchObject({ verb: "think", end: 7 });
});

test("a great feeling shows at once and passes", () => {
  const felt = nextActing(greetAt(0), { type: "felt", feeling: "excited", at: 3 });
  expect(felt.emotions.slice(-2)).toEqual([
    { at: 3, emotion: "excited" },
    { at: 7.5, emotion: "neutral" },
  ]);
  expect(felt.acts.at(-1)?.verb).toBe("cheer");
});

test("Leo's acts never overlap or pile up, whatever the events", () => {
  const event = fc.record({
    gap: fc.double({ min: 0, max: 9, noNaN: true }),
    what: fc.constantFrom(
      ...(["idle", "listening", "thinking", "speaking", "happy", "sorry", "excited"] as const),
    ),
  });
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let at = 0;
      let acting: Acting = greetAt(0);
      for (const { gap, what } of events) {
        at += gap;
        acting =
          what === "happy" || what === "sorry" || what === "excited"
            ? nextActing(acting, { type: "felt", feeling: what, at })
            : nextActing(acting, { type: "turned", to: what, at });
      }
      expect(acting.acts.length).toBeLessThanOrEqual(4);
      expect(acting.emotions.length).toBeLessThanOrEqual(6);
      for (const [place, act] of acting.acts.entries()) {
        expect(act.end).toBeGreaterThanOrEqual(act.start);
        const next = acting.acts[place + 1];
        if (next) expect(next.start).toBeGreaterThanOrEqual(act.end);
      }
    }),
  );
});
