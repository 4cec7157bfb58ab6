import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerDistress } from "#distress/answer-distress.ts";
import { type Distress, type DistressKind, distressKinds } from "#distress/distress.ts";
import { findDistress } from "#distress/find-distress.ts";
import { isOneApart, isKnownWord, misspellable } from "#distress/correct-spelling.ts";
import { lookAlikes } from "#distress/words/look-alikes.ts";
import type { DistressCase } from "#golden/golden-case.ts";
import { heldOutDistress } from "#golden/held-out/distress.ts";
import { heldOutOrdinary } from "#golden/held-out/ordinary.ts";
import { tunedDistress, tunedOrdinary } from "#golden/tuned/distress.ts";
import { goldenKnown } from "./golden-known.ts";

const groupOf: Readonly<Record<DistressKind, DistressCase["kind"]>> = {
  crisis: "crisis",
  friendInCrisis: "crisis",
  runaway: "crisis",
  lost: "crisis",
  medical: "medical",
  abuse: "violence",
  grooming: "contact",
  danger: "crisis",
  violenceSeen: "violence",
  substance: "medical",
  adultContent: "contact",
  bullying: "bullying",
  conflict: "conflict",
  grief: "loss",
  missing: "loss",
  illness: "loss",
  petIllness: "loss",
  loss: "loss",
  unwell: "loss",
  longing: "feeling",
  fear: "feeling",
  shame: "feeling",
  anxiety: "feeling",
  loneliness: "feeling",
  sadness: "feeling",
  anger: "feeling",
};

describe("messages that were written before the rules", () => {
  test("are numerous and without duplicates", () => {
    expect(heldOutDistress.length).toBeGreaterThanOrEqual(120);
    expect(heldOutOrdinary.length).toBeGreaterThanOrEqual(300);
    const all = [...heldOutDistress.map(({ say }) => say), ...heldOutOrdinary];
    expect(new Set(all).size).toBe(all.length);
  });

  test("nearly all with distress are found", () => {
    const missed = heldOutDistress.filter(({ say }) => findDistress(say) === null);
    expect(missed.length / heldOutDistress.length, JSON.stringify(missed)).toBeLessThanOrEqual(
      0.02,
    );
  });

  test("hardly any everyday message is taken for distress", () => {
    const alarms = heldOutOrdinary.filter((say) => findDistress(say) !== null);
    expect(alarms.length / heldOutOrdinary.length, alarms.join("\n")).toBeLessThanOrEqual(0.02);
  });

  test("most get the right kind", () => {
    const others = heldOutDistress.filter(({ say, kind }) => {
      const found = findDistress(say);
      return found !== null && groupOf[found.kind] !== kind;
    });
    expect(others.length / heldOutDistress.length).toBeLessThanOrEqual(0.08);
  });

  test("someone at home as the cause is recognized in all", () => {
    const wrong = heldOutDistress.filter(({ say, kind, atHome }) => {
      const isHome = findDistress(say)?.cause === "home";
      return atHome ? !isHome : isHome && kind !== "conflict" && kind !== "feeling";
    });
    expect(wrong.map(({ say }) => say)).toEqual([]);
  });
});

test("messages that were once missed are found", () => {
  expect(tunedDistress.filter((say) => findDistress(say) === null)).toEqual([]);
  expect(tunedOrdinary.filter((say) => findDistress(say) !== null)).toEqual([]);
});

test("a request for a film of the catalog is never distress", () => {
  const asked = goldenKnown.titles.flatMap(({ title }) =>
    ["play %", "can we watch %", "i want to see %", "what is % about", "add % to my list"].map(
      (ask) => ask.replace("%", title),
    ),
  );
  expect(asked.filter((say) => findDistress(say) !== null)).toEqual([]);
});

test("an extra word or a typo does not change the kind of distress", () => {
  for (const [plain, ...others] of [
    [
      "my dog died",
      "my poor old dog died yesterday",
      "my dog Rex has just died",
      "my doggy is dead",
    ],
    ["i am scared", "i am so very scared", "im skared", "i am kind of scared right now leo"],
    ["my dad hits me", "my dad sometimes hits me", "my dad he hits me a lot", "my dad slapps me"],
    ["i want to disappear", "i just want to disapear", "i really want to simply disappear"],
    ["mi perro murió", "ayer mi perro se murio", "mi perro ya murió"],
  ]) {
    const kind = findDistress(plain ?? "")?.kind;
    expect(kind).toBeDefined();
    for (const other of others) expect(findDistress(other)?.kind, other).toBe(kind);
  }
});

test("a place at home names the cause, unless someone broke into it", () => {
  expect(findDistress("he hits me at home")).toMatchObject({ kind: "abuse", cause: "home" });
  expect(findDistress("someone broke into our house")?.cause).toBe("unknown");
  expect(findDistress("a man broke into our house")?.cause).toBe("other");
});

test("a wound that someone caused is abuse, and an injured pet is ill", () => {
  expect(findDistress("my dad hit me and my nose is bleeding")?.kind).toBe("abuse");
  expect(findDistress("my nose is bleeding")?.kind).toBe("medical");
  expect(findDistress("my dog is sick and bleeding")?.kind).toBe("petIllness");
});

test("a reason that sounds like a game does not excuse abuse", () => {
  for (const say of ["my dad hits me when i lose the game", "mom slapped me during the movie"]) {
    expect(findDistress(say)).toMatchObject({ kind: "abuse", cause: "home" });
  }
});

describe("a follow-up to an earlier message", () => {
  const earlier = ["my stepdad hits me"];
  test.each(["he did it again", "it happened again", "what should i do", "nobody believes me"])(
    "keeps the cause: %s",
    (say) => expect(findDistress(say, { earlier })).toMatchObject({ cause: "home" }),
  );

  test("is no film search, joke or command", () => {
    for (const say of ["play it again", "tell me a joke", "what can you do", "turn it up"]) {
      expect(findDistress(say, { earlier }), say).toBeNull();
    }
  });

  test("takes no cause for grief and fear", () => {
    for (const say of ["my dog died today", "i am scared of the dark"]) {
      expect(findDistress(say, { earlier, before: { kind: "abuse", cause: "home" } })?.cause).toBe(
        "unknown",
      );
    }
  });

  test("is forgotten after many other messages", () => {
    const since = ["play clank", "pause", "something with bees", "tell me a joke"];
    expect(findDistress("what should i do", { earlier: [...earlier, ...since] })).toBeNull();
  });

  test("distinguishes a boy at school from a father", () => {
    expect(findDistress("he hit me", { earlier: ["a boy in my class is mean"] })?.cause).toBe(
      "other",
    );
    expect(findDistress("he hit me", { earlier: ["my dad is home"] })?.cause).toBe("home");
    expect(findDistress("he hit me")?.cause).toBe("unknown");
  });
});

describe("the answer", () => {
  const all = distressKinds.flatMap((kind) =>
    (["home", "other"] as const).flatMap((cause) =>
      (["en", "es"] as const).map((language): Distress => ({ kind, cause, language })),
    ),
  );

  test("differs each time, for every kind in both languages", () => {
    for (const distress of all) {
      const first = answerDistress(distress);
      const second = answerDistress(distress, { told: [first] });
      expect(second).not.toBe(first);
      expect(first.length).toBeGreaterThan(60);
      expect(first).not.toMatch(/[{}]|undefined/);
    }
  });

  test("sends a child to someone outside when someone at home is the cause", () => {
    for (const kind of ["abuse", "grooming", "conflict", "crisis"] as const) {
      const said = answerDistress({ kind, cause: "home", language: "en" });
      expect(said).toContain("a teacher, a doctor or another grown-up you trust");
    }
  });

  test("addresses a grown-up as one", () => {
    const said = answerDistress(
      { kind: "crisis", cause: "other", language: "en" },
      { isGrownUp: true },
    );
    expect(said).toContain("someone you trust");
  });
});

test("a common word is not taken for a misspelled keyword", () => {
  const bytes = readFileSync(new URL("../../vectors/glove.bin", import.meta.url));
  const names = bytes
    .subarray(12, 12 + bytes.readUInt32LE(8))
    .toString("ascii")
    .split("\n");
  const common = names.slice(0, 12_000).filter((word) => /^[a-z]{5,}$/.test(word));
  const taken = common.filter(
    (word) =>
      !isKnownWord(word) &&
      !lookAlikes.has(word) &&
      misspellable.some((own) => isOneApart(word, own)),
  );
  expect(taken).toEqual([]);
});

test("ends for any sequence of words", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary" }),
      fc.array(fc.string(), { maxLength: 5 }),
      (say, earlier) => {
        const found = findDistress(say, { earlier });
        expect(found === null || distressKinds.includes(found.kind)).toBe(true);
      },
    ),
    { numRuns: 50 },
  );
});
