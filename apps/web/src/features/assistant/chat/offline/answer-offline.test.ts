import { expect, test } from "vitest";
import { answerOffline } from "./answer-offline.ts";

test.each([
  "my dog died today while we watched a movie",
  "my friend hit me and I want to disappear",
  "mom and dad are fighting again",
  "i am hungry and nobody is home and i am scared",
  "mi perro murió viendo una película",
])("answers distress without suggesting a film, also without a network: %s", async (message) => {
  const answer = await answerOffline(message);
  expect(answer).not.toContain("a quick moment");
  expect(answer).not.toContain("this number");
});

test("answers anything else with a hint that fits its topic", async () => {
  expect(await answerOffline("play some music please")).toContain("Free Music");
});
