import { expect, test } from "vitest";
import { deaf, type Hearing, type HearingEvent, nextHearing } from "./state.ts";

const after = (...events: HearingEvent[]): Hearing => events.reduce(nextHearing, deaf);

test("what was heard waits to be read over before it is sent", () => {
  const heard = after({ type: "opened" }, { type: "finished" }, { type: "heard", text: "pause" });
  expect(heard).toEqual({ stage: "off", problem: null, hasHeard: true });
  expect(nextHearing(heard, { type: "sent" })).toEqual(deaf);
});

test("an error stops the listening and says why", () => {
  expect(after({ type: "opened" }, { type: "failed", why: "denied" })).toMatchObject({
    stage: "off",
    problem: "denied",
  });
});

test("silence is nothing to send", () => {
  expect(after({ type: "opened" }, { type: "heard", text: " " })).toMatchObject({
    problem: "nothing",
    hasHeard: false,
  });
});

test("the microphone that is shut is not shut again", () => {
  expect(after({ type: "finished" })).toEqual(deaf);
});
