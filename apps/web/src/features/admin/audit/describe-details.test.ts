import { expect, test } from "vitest";
import { describeDetails } from "./describe-details.ts";

const [mia, ada] = ["0190-mia", "0190-ada"];
const names = { [mia]: "Mia", [ada]: "Ada" };

test.each([
  [{ role: "child", by: ada, waits: false }, "Child, by Ada"],
  [{ role: "teen", by: null, waits: true }, "Teen, by themselves, waiting for a parent’s approval"],
  [
    { profile: mia, changed: ["displayName", "password"] },
    "Mia, changed: display name and password",
  ],
  [{ profile: "0190-gone" }, "a deleted profile"],
  [{ profile: mia, request: "0190-request", status: "no" }, "Mia, denied"],
  [{ plan: "family", months: 3 }, "Gold Family, for 3 months"],
  [{ session: "0190-session" }, "–"],
  [{ browser: "Firefox on Linux" }, "Firefox on Linux"],
])("describes the details %j as: %s", (details, text) => {
  expect(describeDetails({ details, names })).toBe(text);
});
