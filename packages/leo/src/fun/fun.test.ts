import { describe, expect, test } from "vitest";
import { continueStory } from "./continue-story.ts";
import { judgeGuess } from "./judge-guess.ts";
import { funLanguages, funPacks } from "./packs.ts";
import { anotherOne, funOf, offersAnother, tellFun } from "./tell.ts";

const anyTitle = { known: () => true };

describe.each(funLanguages)("in %s", (language) => {
  const { jokes, riddles, stories, twisters } = funPacks[language];

  test.each(["joke", "riddle", "story", "twister", "fact"] as const)(
    "repeats no %s while others are left",
    (fun) => {
      let told = "";
      const heard = new Set<string>();
      for (let time = 0; time < 12; time += 1) {
        const text = tellFun(fun, { ...anyTitle, language, key: `tell me ${time}`, told });
        expect(heard).not.toContain(text);
        heard.add(text);
        told += `\n${text}`;
      }
    },
  );

  test("tells an old joke again once all were told", () => {
    const joke = tellFun("joke", { ...anyTitle, language, key: "again", told: jokes.join("\n") });
    expect(jokes).toContain(joke);
  });

  test("accepts every riddle's answers, with words around them or a letter wrong", () => {
    for (const { ask, accept } of riddles) {
      for (const answer of accept) {
        expect(judgeGuess(`${answer}?`, ask), ask).toMatch(/^Yes!|^¡Sí!/);
        const mistyped = `${answer.slice(0, 2)}${answer.slice(3)}`;
        if (answer.length >= 5) expect(judgeGuess(mistyped, ask), ask).toMatch(/^Yes!|^¡Sí!/);
      }
    }
  });

  test("gives a longer hint after each wrong guess and repeats the riddle", () => {
    for (const { ask } of riddles) {
      const once = judgeGuess("xyz", ask) ?? "";
      const twice = judgeGuess("zyx", once) ?? "";
      expect(once).toContain(ask);
      expect(twice).toContain(ask);
      expect(twice).not.toBe(once);
    }
  });

  test("tells the answer to someone who gives up", () => {
    for (const { ask, answer } of riddles) {
      const told = judgeGuess(language === "en" ? "i give up" : "me rindo", ask) ?? "";
      expect(told.toLowerCase()).toContain(answer.toLowerCase());
      expect(offersAnother(told)).toBe(true);
      expect(funOf(told)).toBe("riddle");
    }
  });

  test("tells each story in three turns, whatever is answered in between", () => {
    for (const { turns } of stories) {
      expect(turns).toHaveLength(3);
      const [first = "", second = "", third = ""] = turns;
      expect(first).toMatch(/\?$/);
      expect(second).toMatch(/\?$/);
      expect(funOf(first)).toBe("story");
      expect(continueStory("a purple one", first)).toBe(second);
      const last = continueStory("it flew away", second) ?? "";
      expect(last).toContain(third);
      expect(funOf(last)).toBe("story");
      expect(continueStory("yes", last)).toBeNull();
    }
  });

  test("leaves a story when the listener has had enough", () => {
    const [first = ""] = stories[0]?.turns ?? [];
    const left = continueStory(language === "en" ? "stop it" : "ya no", first) ?? "";
    expect(left).not.toBe(stories[0]?.turns[1]);
    expect(continueStory("ok", left)).toBeNull();
  });

  test("tells nothing twice in a pack", () => {
    for (const texts of [jokes, twisters, riddles.map(({ ask }) => ask)])
      expect(new Set(texts).size).toBe(texts.length);
  });
});

test("tells facts only about films in the library", () => {
  const told = (known: (id: string) => boolean) =>
    Array.from({ length: 300 }, (_, at) =>
      tellFun("fact", { language: "en", known, key: `fact ${at}`, told: "" }),
    ).join("\n");
  expect(told(() => true)).toMatch(/Captain Minnow|Bodo the bear|Brimble/);
  expect(told(() => false)).not.toMatch(/Captain Minnow|Bodo the bear|Brimble/);
});

test("gives the same text for the same words", () => {
  const telling = { ...anyTitle, language: "en", key: "a", told: "" } as const;
  expect(tellFun("joke", telling)).toBe(tellFun("joke", telling));
});

test("takes a short message after a riddle as a guess, and nothing else", () => {
  const ask = funPacks.en.riddles[0]?.ask ?? "";
  expect(judgeGuess("a clock", "Hello! What should we watch?")).toBeNull();
  expect(judgeGuess("we would like to see a film about whales now", ask)).toBeNull();
});

test("knows no kind for an ordinary answer", () => {
  expect(funOf("Here are three films.")).toBeNull();
  expect(funOf(`Yes! It's a clock. ${anotherOne.en}`)).toBe("riddle");
});
