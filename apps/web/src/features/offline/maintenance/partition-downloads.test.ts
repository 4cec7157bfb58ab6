import type { CurrentSession } from "@goldmane/contracts/account/schema";
import { expect, test } from "vitest";
import type { Download } from "#platform/local-store/download.ts";
import { partitionDownloads } from "./partition-downloads.ts";

const copyOf = (householdId: string, profileId: string) => ({ householdId, profileId }) as Download;
const sessionOf = (household: string | null, profile: string | null) =>
  ({
    household: household && { id: household, name: "" },
    profile: profile && { id: profile },
  }) as CurrentSession;

const all = [copyOf("golds", "ann"), copyOf("golds", "bob"), copyOf("silvers", "ann")];

test("each profile has its own downloads, and those of others stay", () => {
  expect(partitionDownloads(all, sessionOf("golds", "ann"))).toEqual({
    own: [all[0]],
    foreign: [all[2]],
  });
  expect(partitionDownloads(all, sessionOf("golds", null))).toEqual({ own: [], foreign: [all[2]] });
});

test("after a sign-out nothing of the household stays on the device", () => {
  expect(partitionDownloads(all, sessionOf(null, null))).toEqual({ own: [], foreign: all });
});
