import type { CurrentSession } from "@goldmane/contracts/account/schema";
import { expect, test } from "vitest";
import type { Copy } from "#platform/kept/copy.ts";
import { judgeCopies } from "./judge-copies.ts";

const copyOf = (householdId: string, profileId: string) => ({ householdId, profileId }) as Copy;
const sessionOf = (household: string | null, profile: string | null) =>
  ({
    household: household && { id: household, name: "" },
    profile: profile && { id: profile },
  }) as CurrentSession;

const all = [copyOf("golds", "ann"), copyOf("golds", "bob"), copyOf("silvers", "ann")];

test("each profile has its own films, and those of others wait for them", () => {
  expect(judgeCopies(all, sessionOf("golds", "ann"))).toEqual({ own: [all[0]], foreign: [all[2]] });
  expect(judgeCopies(all, sessionOf("golds", null))).toEqual({ own: [], foreign: [all[2]] });
});

test("after a sign-out nothing of the household stays on the device", () => {
  expect(judgeCopies(all, sessionOf(null, null))).toEqual({ own: [], foreign: all });
});
