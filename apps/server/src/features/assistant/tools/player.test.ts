import { expect, test } from "vitest";
import { gFilm } from "#features/assistant/testing/test-chat.ts";
import { type FamilyChat, openFamilyChat } from "#features/assistant/testing/test-family-chat.ts";

let family: FamilyChat;
openFamilyChat((opened) => {
  family = opened;
});

const here = { titleId: gFilm.id, positionSeconds: 10 };

test.each<[string, object]>([
  ["play it faster", { command: "speedBy", steps: 1 }],
  ["can you slow it down a little", { command: "speedBy", steps: -1 }],
  ["back to normal speed please", { command: "speed", level: 1 }],
  ["show the subtitles in spanish", { command: "captionsIn", language: "es" }],
  ["turn on spoken dialogue", { command: "soundtrack", sound: "spoken" }],
  ["use the original sounds", { command: "soundtrack", sound: "original" }],
  ["best picture quality please", { command: "quality", quality: "best" }],
])("“%s” is a command for the player, and can be undone", async (message, media) => {
  const { actions } = await family.ask(message, { here });
  expect(actions).toEqual([{ type: "media", media, undo: { kind: "restore" } }]);
});

test.each(["pause", "louder", "turn on the captions", "next film", "play it faster"])(
  "“%s” without a film says so, and offers one",
  async (message) => {
    const { actions, response, cards, suggestions } = await family.ask(message);
    expect(actions).toEqual([]);
    expect(response).toContain("Nothing is playing right now.");
    expect(suggestions[0]).toBe(`Play ${cards[0]?.title.title}`);
  },
);

test("music obeys its commands without a film, and no others", async () => {
  const music = { hasMusic: true };
  const paused = await family.ask("pause", { here: music });
  expect(paused.actions).toMatchObject([{ type: "media", media: { command: "pause" } }]);
  const captions = await family.ask("turn on the captions", { here: music });
  expect(captions.actions).toEqual([]);
});

test("what is left of a film is counted from where it is", async () => {
  const at = (positionSeconds: number) =>
    family.ask("how much of the film is left?", { here: { titleId: gFilm.id, positionSeconds } });
  const [early, late] = [await at(0), await at(30)];
  expect(early.response).toMatch(new RegExp(`^${gFilm.title} has .+ left\\.$`));
  expect(late.response).not.toBe(early.response);
});

test("a download opens where its quality is chosen", async () => {
  const { actions } = await family.ask(`download ${gFilm.title}`);
  expect(actions).toEqual([
    {
      type: "navigate",
      path: `/streaming?title=${gFilm.id}&download=`,
      undo: { kind: "restore" },
    },
  ]);
});

test("Leo answers in the language of the message", async () => {
  const { response, suggestions, language } = await family.ask("ponla más rápido", { here });
  expect([response, language]).toEqual(["Un poco más rápido.", "es"]);
  expect(suggestions).not.toContain("Undo");
});
