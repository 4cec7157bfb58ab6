import { originals } from "@goldmane/originals/catalog.gen";
import { voices } from "@goldmane/originals/voices.gen";
import { compileStory } from "@goldmane/stage/story/compile";
import { describe, expect, test } from "vitest";
import { drawableWords } from "./drawable-words.ts";
import { findUnseen } from "./find-unseen.ts";
import { readSight } from "./read-sight.ts";

/** Nouns that a film must not show, with the reason. */
const exceptions: Readonly<Record<string, { noun: string; because: string }>> = {
  "the-mountain-she-remembered": {
    noun: "mountain",
    because: "The mountain of her memory turns out to be a hill.",
  },
  "the-house-lions-wrong-all-night": {
    noun: "wind",
    because: "The wind is seen by the roof lion that it turns.",
  },
  "knocking-under-the-ice": {
    noun: "knocks",
    because: "The knocks come from below the ice: they are heard.",
  },
};

test("every drawable noun of every synopsis appears in its film", () => {
  const unseen = originals.flatMap(({ id, synopsis, story }) =>
    findUnseen(synopsis, readSight(compileStory(story, voices[id] ?? [])))
      .filter((noun) => exceptions[id]?.noun !== noun)
      .map((noun) => `${id}: ${noun}`),
  );
  expect(unseen).toEqual([]);
});

test("nearly every synopsis names something that can be checked", () => {
  const words = drawableWords.flatMap(([synonyms]) => synonyms.split(" "));
  expect(new Set(words).size).toBe(words.length);
  const checkable = originals.filter(({ synopsis }) =>
    words.some((word) => synopsis.toLowerCase().includes(word)),
  );
  expect(checkable.length).toBeGreaterThan(originals.length * 0.95);
});

describe("the nouns of a synopsis", () => {
  const film = originals.find(({ id }) => id === "grandfathers-umbrella");
  if (!film) throw new Error("The catalog has no such film.");
  const sight = readSight(compileStory(film.story));

  test("are reported when the film lacks them, with synonyms and plurals", () => {
    expect(findUnseen("An umbrella, two kites and a telescope.", sight)).toEqual([
      "kites",
      "telescope",
    ]);
    expect(findUnseen("She rides a dragon to Mars.", sight)).toEqual(["dragon", "Mars"]);
  });

  test("are not reported when nothing can draw them, nor in a name", () => {
    expect(findUnseen("Her accordion is out of patience.", sight)).toEqual([]);
    expect(findUnseen("She lives at the Dragon.", sight)).toEqual([]);
  });

  test("count only when they appear at some time", () => {
    const scenes = film.story.scenes.map((scene) => ({
      ...scene,
      steps: scene.steps.filter((step) => !("prop" in step && step.prop === "umbrella")),
      props: (scene.props ?? []).map((prop) => ({ ...prop, begins: "gone" as const })),
    }));
    const bare = readSight(compileStory({ ...film.story, scenes }));
    expect(findUnseen("A black umbrella with a hole in it.", bare)).toEqual(["umbrella"]);
  });
});
