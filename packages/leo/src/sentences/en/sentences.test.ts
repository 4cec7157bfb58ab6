import { expect, test } from "vitest";
import { parseTemplate, type Template } from "#grammar/template.ts";
import { meaningOfIntent } from "#intents/meaning-of-intent.ts";
import { helpIntents, talkIntents } from "#intents/talk-intents.ts";
import { talk } from "#talk/talk.ts";
import { type MeaningKey, meanings, type Slots } from "#meaning.ts";
import { rules } from "./rules.ts";
import { sentences } from "./sentences.ts";
import { talkingSentences } from "./talking.ts";

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

test("all other sentences can be parsed, and their intents have an answer", () => {
  for (const [intent, says] of Object.entries(talkingSentences)) {
    for (const source of says) expect(parseTemplate(source, rules)).toBeDefined();
    const isAnswered =
      intent in meaningOfIntent || [...talkIntents, ...helpIntents].some((one) => one === intent);
    expect(isAnswered, intent).toBe(true);
  }
});

test("Leo never claims to be human, and says what he is when he is asked", () => {
  for (const answers of [talk.en, talk.es]) {
    const said = Object.values(answers).flatMap(({ child, grownUp }) => [...child, ...grownUp]);
    expect(
      said.filter((text) => /\bI(?:[’']m| am) (?:a )?(?:human|person|alive)\b/i.test(text)),
    ).toEqual([]);
    const { child, grownUp } = answers.are_you_real;
    for (const text of [...child, ...grownUp]) expect(text).toMatch(/program|computer/i);
  }
});
