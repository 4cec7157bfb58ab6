import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Browse, gFilm, openChat, teenFilm } from "#features/assistant/testing/test-chat.ts";
import { readSearchPath } from "#platform/config/env.ts";
import { addProfile, openHome, signInAs } from "#platform/testing/open-home.ts";
import type { TestServer } from "#platform/testing/open-test-server.ts";
import { defaultControls } from "@goldmane/contracts/controls/rules";
import { findSphinx } from "./find-sphinx.ts";
import { judge } from "./transcribe-by-sphinx.ts";
import { toSpoken, writeGrammar } from "./write-grammar.ts";

const names = {
  titles: ["Adventure Quest"],
  tracks: [],
  places: [],
  genres: ["Sci-Fi"],
  moods: [],
};

describe("a grammar of commands", () => {
  test("holds what may be named, and every word of it", () => {
    const { text, words } = writeGrammar(names);
    expect(text).toContain("<title> = adventure quest;");
    expect(text).not.toContain("<track>");
    expect(words).toEqual(expect.arrayContaining(["adventure", "quest", "sci", "fi", "pause"]));
  });

  test("is one, whatever a film is called", () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (titles) => {
        const { text, words } = writeGrammar({ ...names, titles });
        expect(text.match(/;\n/g)?.length).toBe(text.split("\n").length - 1);
        expect(words.every((word) => /^[a-z']+$/.test(word))).toBe(true);
      }),
    );
  });

  test("spells names in lowercase, without accents or symbols", () => {
    expect(toSpoken("Zoë & the Moon-Baker’s Oven!")).toBe("zoe and the moon baker's oven");
  });
});

describe("what two ways of listening heard", () => {
  test("is a command where both agree, or where it was one short word", () => {
    expect(
      judge("add dragon night to my list", "then drag him like to my list", 2.5),
    ).toMatchObject({ text: "add dragon night to my list", isCommand: true });
    expect(judge("pause", "wallace", 0.9)).toMatchObject({ text: "pause", isCommand: true });
  });

  test("is free words where they differ, and nothing where nobody spoke", () => {
    expect(judge("watch the lighthouse", "why is the sky blue", 1.9)).toEqual({
      text: "why is the sky blue",
      isCommand: false,
      confidence: 0.4,
    });
    expect(judge("", "", 3)).toEqual({ text: "", isCommand: false, confidence: 0 });
  });
});

/** Debian's packages pocketsphinx and pocketsphinx-en-us. */
const sphinx = await findSphinx(readSearchPath());

describe.runIf(sphinx)("the embedded speech recognizer", () => {
  let server: TestServer;
  let grownUp: Browse;
  let child: Browse;
  beforeAll(async () => {
    server = await openChat();
    const home = await openHome(server);
    grownUp = home.browser;
    const member = await addProfile(home, { role: "child", ageGroup: "child" });
    const payload = { ...defaultControls("child"), highestRating: "G", leoHears: "open" };
    const url = `/api/family-profiles/${member.id}/controls`;
    await grownUp({ method: "PUT", url, payload });
    child = await signInAs(server, member);
  });
  afterAll(() => server[Symbol.asyncDispose]());

  async function transcribeSpeech(browse: Browse, text: string, voice: string) {
    const spoken = { method: "POST", url: "/api/ai/tts", payload: { text, voice } } as const;
    const { rawPayload } = await grownUp(spoken);
    const quiet = Buffer.alloc(16_000);
    const payload = Buffer.concat([quiet, rawPayload.subarray(44), quiet]);
    const headers = { "content-type": "application/octet-stream" };
    return (await browse({ method: "POST", url: "/api/ai/stt", headers, payload })).json();
  }

  test.each(["leo", "mirrorlox"])("hears %s's commands", async (voice) => {
    for (const text of [`play ${toSpoken(gFilm.title)}`, "show my list", "what should i watch"]) {
      expect(await transcribeSpeech(grownUp, text, voice)).toMatchObject({ text, isCommand: true });
    }
  });

  test("takes nothing else for a command, nor a film that is not for who speaks", async () => {
    for (const text of ["Why is the sky so blue today?", "The weather is lovely this morning."]) {
      expect(await transcribeSpeech(grownUp, text, "leo")).toMatchObject({ isCommand: false });
    }
    const heard = await transcribeSpeech(child, `play ${toSpoken(teenFilm.title)}`, "leo");
    expect(heard.text).not.toBe(`play ${toSpoken(teenFilm.title)}`);
  });
});
