import { expect, test } from "vitest";
import { parseTemplate, type Template } from "#grammar/template.ts";
import { type MeaningKey, meanings, type Slots } from "#meaning.ts";
import { faqAnswers, faqSentences } from "./faq.ts";
import { rules } from "./rules.ts";
import { sentences } from "./sentences.ts";
import { smallTalk } from "./small-talk.ts";

const filled: Required<Slots> = {
  title: "clank",
  track: "a-tune",
  preview: "soon",
  place: { place: "music", placeId: "spotify" },
  genre: "kids",
  page: "/vibes",
  vibe: { mood: "Calm" },
  number: 5,
  duration: 60,
  style: "calm",
  text: "funny",
};

/** The filled slots for each variant of a template. */
function slotSets(template: Template): Set<string>[] {
  switch (template.kind) {
    case "word":
      return [new Set()];
    case "slot":
      return [new Set([template.slot])];
    case "any":
      return unique(template.choices.flatMap(slotSets));
    case "all":
      return template.parts
        .map(slotSets)
        .reduce(
          (so, next) =>
            unique(so.flatMap((one) => next.map((other) => new Set([...one, ...other])))),
          [new Set<string>()],
        );
  }
}

function unique(sets: Set<string>[]): Set<string>[] {
  return [...new Map(sets.map((set) => [[...set].toSorted().join(), set])).values()];
}

test("every variant of a template fills the slots that its meaning needs", () => {
  const lacking: string[] = [];
  for (const key of Object.keys(meanings) as MeaningKey[])
    for (const source of sentences[key])
      for (const slots of slotSets(parseTemplate(source, rules))) {
        expect([...slots].filter((slot) => !(slot in filled))).toEqual([]);
        const said = Object.fromEntries(Object.entries(filled).filter(([name]) => slots.has(name)));
        if (!meanings[key](said)) lacking.push(`${key}: ${source}`);
      }
  expect(lacking).toEqual([]);
});

test("FAQ questions and small talk can be parsed and have answers", () => {
  for (const [topic, says] of Object.entries(faqSentences)) {
    for (const source of says) expect(parseTemplate(source, rules)).toBeDefined();
    const { text } = faqAnswers[topic as keyof typeof faqAnswers];
    expect(
      text({ titleCount: 9, monthlyPrice: "$1", plans: [{ name: "A", label: "$1 for 2" }] }),
    ).not.toBe("");
  }
  for (const { says, answers } of Object.values(smallTalk)) {
    for (const source of says) expect(parseTemplate(source, rules)).toBeDefined();
    expect(answers.length).toBeGreaterThan(0);
  }
});

test("Leo never claims to be human", () => {
  const said = Object.values(smallTalk).flatMap(({ answers }) => [...answers]);
  expect(
    said.filter((text) => /\bI(?:'m| am) (?:a )?(?:human|person|real|alive)\b/i.test(text)),
  ).toEqual([]);
  expect(smallTalk.areYouHuman.answers.every((text) => text.includes("computer program"))).toBe(
    true,
  );
});
