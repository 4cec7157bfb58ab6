import { avatars } from "@goldmane/contracts/family/limits";
import { avatarUrl } from "@goldmane/contracts/family/rules";
import { expect, test } from "vitest";
import {
  isDraftComplete,
  isSecretComplete,
  nextPanel,
  openPanel,
  type PanelEvent,
} from "./state.ts";

const opened = openPanel("GOLD-2026");

function after(...events: PanelEvent[]) {
  return events.reduce(nextPanel, opened);
}

const leo = { id: "1", displayName: "Leo", avatarUrl: "/api/avatars/lion" };

test("opens on the profiles, with a child's draft, the first avatar and the preset code", () => {
  expect(opened).toMatchObject({
    view: "select",
    draft: {
      name: "",
      displayName: "",
      username: "",
      password: "",
      role: "child",
      ageGroup: "child",
      householdCode: "GOLD-2026",
      avatarUrl: "/api/avatars/lion",
    },
  });
});

test("navigates from the profiles to the sign-in and new-profile forms and back", () => {
  expect(after({ type: "login-opened" }).view).toBe("login");
  expect(after({ type: "register-opened", takenAvatars: [] }).view).toBe("register");
  expect(after({ type: "login-opened" }, { type: "went-back" }).view).toBe("select");
  expect(after({ type: "register-opened", takenAvatars: [] }, { type: "went-back" }).view).toBe(
    "select",
  );
});

test("going back keeps the input and clears the error", () => {
  const state = after(
    { type: "register-opened", takenAvatars: [] },
    { type: "draft-changed", change: { name: "Mia" } },
    { type: "refused", problem: "This username is taken." },
    { type: "went-back" },
  );
  expect([state.draft.name, state.problem]).toEqual(["Mia", null]);
});

test("creating a profile returns to the profiles and clears the form", () => {
  const change = { name: "Mia", role: "teen", householdCode: "OTHER" } as const;
  expect(
    after(
      { type: "register-opened", takenAvatars: [] },
      { type: "draft-changed", change },
      { type: "registered" },
    ),
  ).toEqual(opened);
});

test("entering clears all input", () => {
  const change = { username: "mia", password: "secret-lion" };
  expect(
    after({ type: "login-opened" }, { type: "secret-typed", change }, { type: "entered" }),
  ).toEqual(opened);
});

test("a PIN has four digits, can be edited, and is cleared when wrong", () => {
  const press = (digit: string): PanelEvent => ({ type: "digit-pressed", digit });
  const asked: PanelEvent = { type: "pin-asked", profile: leo, whose: "profile" };
  const typed = after(asked, ...["1", "2", "3", "4", "5"].map(press));
  expect(typed).toMatchObject({ view: "pin", pin: { digits: "1234", misses: 0 } });
  expect(nextPanel(typed, { type: "digit-erased" }).pin?.digits).toBe("123");
  const missed = nextPanel(typed, { type: "pin-missed", problem: "Wrong PIN. Try again." });
  expect(missed).toMatchObject({
    view: "pin",
    pin: { digits: "", misses: 1 },
    problem: "Wrong PIN. Try again.",
  });
  expect(nextPanel(missed, { type: "went-back" })).toEqual(opened);
});

test("a password can replace a PIN, and going back clears both", () => {
  const typed = after(
    { type: "pin-asked", profile: leo, whose: "profile" },
    { type: "digit-pressed", digit: "1" },
    { type: "password-asked", profile: leo, reason: "locked" },
    { type: "password-typed", password: "golden-lion" },
  );
  expect(typed).toMatchObject({
    view: "password",
    pin: null,
    asked: { profile: leo, reason: "locked", password: "golden-lion" },
  });
  expect(nextPanel(typed, { type: "went-back" })).toEqual(opened);
});

test("a sign-in needs a username and a password", () => {
  expect(isSecretComplete({ username: "mia", password: " " })).toBe(true);
  expect(isSecretComplete({ username: " ", password: "x" })).toBe(false);
  expect(isSecretComplete({ username: "mia", password: "" })).toBe(false);
});

test("a new profile needs its names, a username and a password", () => {
  const draft = {
    ...opened.draft,
    name: "Mia",
    displayName: "Mia",
    username: "mia",
    password: "x",
  };
  expect(isDraftComplete(draft)).toBe(true);
  for (const field of ["name", "displayName", "username", "password"] as const)
    expect(isDraftComplete({ ...draft, [field]: " " })).toBe(false);
});

test("a waiting profile keeps its password for polling, and the forms are cleared", () => {
  const theo = {
    username: "theo",
    password: "little-lion",
    displayName: "Theo",
    avatarUrl: "/api/avatars/fox",
  };
  const waiting = after(
    { type: "register-opened", takenAvatars: [] },
    { type: "draft-changed", change: theo },
    { type: "told-to-wait", pendingProfile: theo },
  );
  expect(waiting).toEqual({
    ...opened,
    view: "waiting",
    pendingProfile: { ...theo, isTurnedAway: false },
  });
  expect(nextPanel(waiting, { type: "turned-away" }).pendingProfile?.isTurnedAway).toBe(true);
  expect(nextPanel(waiting, { type: "went-back" })).toEqual(opened);
});

test("a role sets its age group, which can be changed afterwards", () => {
  const teen = after({ type: "role-chosen", role: "teen" });
  expect(teen.draft).toMatchObject({ role: "teen", ageGroup: "teen" });
  const parent = nextPanel(teen, { type: "role-chosen", role: "parent" });
  expect(parent.draft).toMatchObject({ role: "parent", ageGroup: "adult" });
  const changed = nextPanel(parent, { type: "draft-changed", change: { ageGroup: "teen" } });
  expect(changed.draft).toMatchObject({ role: "parent", ageGroup: "teen" });
});

test("a new profile starts with an unused avatar", () => {
  const taken = ["lion", "bear"].map((name) => `/api/avatars/${name}`);
  const open = { type: "register-opened", takenAvatars: taken } as const;
  expect(after(open).draft.avatarUrl).toBe("/api/avatars/fox");
  const chosen = { type: "draft-changed", change: { avatarUrl: "/api/avatars/owl" } } as const;
  expect(after(open, chosen, { type: "went-back" }, open).draft.avatarUrl).toBe("/api/avatars/owl");
  const all = avatars.map(avatarUrl);
  expect(after({ ...open, takenAvatars: all }).draft.avatarUrl).toBe("/api/avatars/lion");
});

test("the display name and the username follow the name until they are edited", () => {
  const typed = (change: object): PanelEvent => ({ type: "draft-changed", change });
  const named = after(typed({ name: "Anna Gold" }));
  expect(named.draft).toMatchObject({ displayName: "Anna Gold", username: "anna-gold" });
  const edited = nextPanel(named, typed({ displayName: "Annie" }));
  const renamed = nextPanel(edited, typed({ name: "Anna Silver" }));
  expect(renamed.draft).toMatchObject({
    name: "Anna Silver",
    displayName: "Annie",
    username: "anna-silver",
  });
});

test("a suggested password is filled in, and stays when the form is opened again", () => {
  const open = (password: string): PanelEvent => ({
    type: "register-opened",
    takenAvatars: [],
    password,
  });
  expect(after(open("nako-remi")).draft.password).toBe("nako-remi");
  expect(after(open("nako-remi"), { type: "went-back" }, open("sutu")).draft.password).toBe(
    "nako-remi",
  );
});
