import { expect, test } from "vitest";
import { normalizeText } from "#text/normalize-text.ts";
import { jokes } from "./jokes.ts";
import { riddles } from "./riddles.ts";
import { stories } from "./stories.ts";
import { anotherOne, funOf, judgeGuess, tellFun } from "./tell.ts";

const anyTitle = { known: () => true };

test("repeats no joke while others are left", () => {
  let told = "";
  const heard = new Set<string>();
  for (let time = 0; time < jokes.length; time++) {
    const joke = tellFun("joke", { ...anyTitle, key: `tell me ${time}`, told });
    heard.add(joke);
    told += `\n${joke}`;
  }
  expect(heard.size).toBe(jokes.length);
  expect(tellFun("joke", { ...anyTitle, key: "again", told })).not.toBe("");
});

test("gives the same joke for the same words", () => {
  const once = tellFun("story", { ...anyTitle, key: "a", told: "" });
  expect(tellFun("story", { ...anyTitle, key: "a", told: "" })).toBe(once);
  expect(stories).toContain(once);
});

test("tells facts only about films in the library", () => {
  const fact = tellFun("fact", { known: (id) => id === "one-ting", key: "x", told: "" });
  expect(fact).toContain("One Ting");
});

test("accepts every riddle's own answer, in any words around it", () => {
  for (const { ask, accept, answer } of riddles) {
    expect(judgeGuess(`is it ${accept[0]}?`, ask)).toMatch(/^Yes!/);
    expect(
      normalizeText(answer)
        .split(" ")
        .some((word) => accept.includes(word)),
    ).toBe(true);
    expect(judgeGuess("i give up", ask)).toContain(answer);
    expect(judgeGuess("a banana", ask)).toMatch(/^Not quite/);
  }
});

test("takes a short message after a riddle as a guess, and nothing else", () => {
  expect(judgeGuess("a clock", "Hello! What should we watch?")).toBeNull();
  expect(judgeGuess("we would like to see a film about whales now", riddles[0].ask)).toBeNull();
});

test("recognizes what was told before", () => {
  expect(funOf(riddles[0].ask)).toBe("riddle");
  expect(funOf(`Yes! It is a clock. ${anotherOne}`)).toBe("riddle");
  expect(funOf(jokes[0])).toBe("joke");
  expect(funOf("Here are three films.")).toBeNull();
});
