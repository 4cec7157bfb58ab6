import { describe, expect, test } from "vitest";
import { collectWords, readCatalog } from "./catalogs.ts";
import { findMessages, findSaidTooSoon } from "./find-messages.ts";
import { findUnmarked } from "./find-unmarked.ts";
import { listErrorMessages } from "./fixed-words.ts";
import { parseSource, readSources } from "./source-tree.ts";

/** Folders and files of apps/web/src whose texts are not marked, and why. */
const unmarked: readonly string[] = [
  // A service worker, which runs without a language and writes English, as the server does.
  "worker/",
  // Context for Leo that is not shown.
  "features/assistant/chat/in-english.ts",
  // What Leo reads in place of a course.
  "features/spaceship/wish.ts",
  // Names that operating systems give their voices.
  "platform/speech/choose-voice.ts",
  // Typefaces, outlines and easings of the games' pictures.
  "features/games/host/open-stage.ts",
  "features/games/adventure-quest/picture/paint/paint-things.ts",
  "features/games/adventure-quest/picture/scenery/toys.ts",
  "features/games/kyles-dash/hud.ts",
  "features/games/leos-arcade/kit/paint-common.ts",
  // A character of a film, which nothing names to people.
  "features/games/kyles-dash/kyle.ts",
  // Drums, one letter a step.
  "features/games/adventure-quest/tune.ts",
  "features/games/kyles-dash/sounds.ts",
  "features/games/leos-arcade/tune.ts",
  "features/games/slime-adventure/tune.ts",
];

const sources = readSources("apps/web/src");
const apps = ["web", "server"] as const;

test("texts for people are marked for translation: say`…`", () => {
  const marked = sources.filter(({ file }) => !unmarked.some((folder) => file.startsWith(folder)));
  expect(marked.flatMap(findUnmarked)).toEqual([]);
});

test("no text is evaluated before the language is known", () => {
  expect(sources.flatMap(findSaidTooSoon)).toEqual([]);
});

describe.each(apps)("the texts of %s", (app) => {
  const english = collectWords(app);
  const spanish = readCatalog(app, "es");

  test("the English catalog matches the sources (npm run words)", () => {
    expect(readCatalog(app, "en")).toEqual(english);
  });

  test("Spanish has a translation for every text, and no others", () => {
    expect(Object.keys(english).filter((text) => !(text in spanish))).toEqual([]);
    const known = new Set([...Object.keys(english), ...(app === "web" ? listErrorMessages() : [])]);
    expect(Object.keys(spanish).filter((text) => !known.has(text))).toEqual([]);
  });

  test("a translation has the placeholders and plurals of its English", () => {
    const placesOf = (text: string) =>
      [...text.matchAll(/\{\d\}|#/g)]
        .map(([place]) => place)
        .toSorted()
        .join();
    const wrong = Object.entries(spanish).filter(([text, message]) => {
      if (typeof message === "string") return placesOf(text) !== placesOf(message);
      const forms = english[text];
      return (
        typeof forms !== "object" ||
        !("one" in message && "other" in message) ||
        placesOf(forms["other"] ?? "") !== placesOf(message["other"] ?? "")
      );
    });
    expect(wrong).toEqual([]);
  });
});

test("finds unmarked text in every place where people read it", () => {
  const source = parseSource(
    "card.tsx",
    `import { x } from "Not this";
    const names = { a: "Star Whale" };
    export const Card = ({ n }) => (
      <section className="a b" aria-label="Your card" title={n ? "two" : say\`three\`}>
        Films <b>{n === 1 ? "film" : "films"}</b>
        {say\`marked \${n}\`} {\`\${n} of them\`}
      </section>
    );`,
  );
  expect(findUnmarked(source)).toEqual([
    "card.tsx:2 Star Whale",
    "card.tsx:4 Your card",
    "card.tsx:4 two",
    "card.tsx:5 Films",
    "card.tsx:5 film",
    "card.tsx:5 films",
    "card.tsx:6 {} of them",
  ]);
  expect(findMessages(source).map(({ english: text }) => text)).toEqual(["three", "marked {0}"]);
});
