import fc from "fast-check";
import { expect, test } from "vitest";
import { resumeFromSeconds, resumeUntilShare } from "./limits.ts";
import { becomesView, isFinished, resumePosition } from "./rules.ts";

const duration = fc.double({ min: 1, max: 10_800, noNaN: true });
/** Share of the film: 0 is its beginning and 1 its end. */
const share = fc.double({ min: 0, max: 1, noNaN: true });

test("a film resumes where it was left, or from the beginning", () => {
  fc.assert(
    fc.property(duration, share, (seconds, part) => {
      const position = seconds * part;
      const resumed = resumePosition(position, seconds);
      const isKept = position >= resumeFromSeconds && position < seconds * resumeUntilShare;
      expect(resumed).toBe(isKept ? position : 0);
      expect(resumePosition(resumed, seconds)).toBe(resumed);
    }),
  );
});

test("a finished film stays finished, and starts over", () => {
  fc.assert(
    fc.property(duration, share, share, (seconds, part, more) => {
      const position = seconds * part;
      if (!isFinished(position, seconds)) return;
      expect(isFinished(position + (seconds - position) * more, seconds)).toBe(true);
      expect(resumePosition(position, seconds)).toBe(0);
    }),
  );
});

test("watching a film through counts as one view, in steps of any size", () => {
  const steps = fc.array(fc.integer({ min: 0, max: 5 }));
  fc.assert(
    fc.property(steps, (moves) => {
      let position = 0;
      const views = moves.filter((move) => {
        const before = position;
        position += move;
        return becomesView(before, position);
      });
      expect(views).toHaveLength(position >= resumeFromSeconds ? 1 : 0);
    }),
  );
});

test("a film that counts as viewed resumes, unless it is over", () => {
  fc.assert(
    fc.property(duration, share, (seconds, part) => {
      const position = seconds * part;
      const isOpen = becomesView(0, position) && !isFinished(position, seconds);
      expect(resumePosition(position, seconds) > 0).toBe(isOpen);
    }),
  );
});
