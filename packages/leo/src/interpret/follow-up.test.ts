import { expect, test } from "vitest";
import type { IntentName } from "#intents/intent-names.ts";
import type { Language } from "#distress/distress.ts";
import type { Moment } from "#understanding.ts";
import { readFollowUp } from "./follow-up.ts";

const people = [
  { id: "mia", name: "Mia", role: "child" },
  { id: "noah", name: "Noah", role: "teen" },
] as const;

function followUp(
  message: string,
  { language = "en", ...moment }: Partial<Moment> & { language?: Language } = {},
) {
  return readFollowUp({
    message,
    words: message,
    language,
    shown: moment.shown ?? [],
    moment: { history: [], people, ...moment },
  });
}

test.each<[string, IntentName, string, string, Language]>([
  ["set 30 minutes a day for Mia", "limit_set", "make it 45", "set 45 minutes a day for mia", "en"],
  ["give Mia 15 more minutes", "grant_time", "no, I meant Noah", "give noah 15 more minutes", "en"],
  ["what did Mia watch today", "history", "and yesterday?", "what did mia watch yesterday", "en"],
  ["how far away is the moon", "knowledge", "and the sun?", "how far away is the sun", "en"],
  ["ponle 30 minutos a Mia", "limit_set", "mejor 45", "ponle 45 minutos a mia", "es"],
  ["qué vio hoy Mia", "history", "¿y Noah?", "que vio hoy noah", "es"],
])("after “%s” (%s), “%s” is “%s”", (message, intent, said, expected, language) =>
  expect(followUp(said, { language, previous: { intent, message } })).toEqual({
    intent,
    message: expected,
  }),
);

test("“more” repeats what was done, and “another” after a joke asks for a joke", () => {
  const previous = { intent: "volume_down", message: "too loud" } as const;
  expect(followUp("a bit more", { previous })?.intent).toBe("volume_down");
  const joke = { intent: "joke", message: "tell me a joke" } as const;
  expect(followUp("another one", { previous: joke })?.intent).toBe("joke");
});

test("a pointer picks what was shown, or asks the same about another title", () => {
  const shown = ["a", "b", "c"];
  expect(followUp("ok, the last one", { shown })?.intent).toBe("pick_shown");
  const previous = { intent: "how_long", message: "how long is the first one" } as const;
  expect(followUp("and the second?", { shown, previous })?.intent).toBe("how_long");
  expect(followUp("great, the second", { shown, previous })?.intent).toBe("pick_shown");
});

test("a sentence of its own is no follow-up", () => {
  const previous = { intent: "limit_set", message: "set 30 minutes for Mia" } as const;
  for (const said of ["pause", "what is 45 times 2", "Mia is sad", "i am 45 and lonely"])
    expect(followUp(said, { previous }), said).toBeNull();
});
