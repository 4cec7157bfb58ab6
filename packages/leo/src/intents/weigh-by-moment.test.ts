import { expect, test } from "vitest";
import { weighByMoment } from "./weigh-by-moment.ts";

const guesses = [
  { intent: "speed_faster", probability: 0.4 },
  { intent: "refine_shorter", probability: 0.3 },
  { intent: "no", probability: 0.2 },
] as const;

test("without anything before it, a message is read as guessed", () => {
  expect(weighByMoment(guesses, { history: [] }).map(({ intent }) => intent)).toEqual([
    "speed_faster",
    "refine_shorter",
    "no",
  ]);
});

test("after films were shown, a message is rather about them", () => {
  const [best] = weighByMoment(guesses, { history: [], shown: ["clank"] });
  expect(best?.intent).toBe("refine_shorter");
});

test("after a question, a message is rather its answer", () => {
  const choosing = { message: "shorter", options: ["refine_shorter"] } as const;
  const [best] = weighByMoment(guesses, { history: [], choosing });
  expect(best?.intent).toBe("no");
});

test("the probabilities add up to what they were", () => {
  const sum = weighByMoment(guesses, { history: [], shown: ["clank"] })
    .map(({ probability }) => probability)
    .reduce((one, other) => one + other);
  expect(sum).toBeCloseTo(0.9);
});
