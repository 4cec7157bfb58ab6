import { describe, expect, test } from "vitest";
import { type FamilyChat, openFamilyChat } from "#features/assistant/testing/test-family-chat.ts";

let family: FamilyChat;
openFamilyChat((opened) => {
  family = opened;
});

const pathOf = async (message: string, as: string | null = null) => {
  const { actions } = await family.ask(message, { as });
  return actions.map((action) => (action.type === "navigate" ? action.path : action.type));
};

describe("a page opens by its name", () => {
  test.each([
    ["open the party zone", "/party-zone"],
    ["take me to explore", "/explore"],
    ["open my downloads", "/downloads"],
    ["show my badges", "/achievements"],
    ["go to the previews", "/previews"],
    ["open the features page", "/features"],
  ])("“%s”, for everyone", async (message, path) => {
    expect(await pathOf(message)).toEqual([path]);
    expect(await pathOf(message, "Mia")).toEqual([path]);
  });

  test.each([
    ["open the family page", "/profile/family"],
    ["open billing", "/profile/billing"],
    ["open the weekly report", "/profile/report"],
    ["open my account", "/account"],
    ["open friends", "/profile/friends"],
  ])("“%s”, for parents only", async (message, path) => {
    expect(await pathOf(message)).toEqual([path]);
    const child = await family.ask(message, { as: "Mia" });
    expect([child.actions, child.response]).toEqual([
      [],
      "That page is for grown-ups. Ask one to open it with you.",
    ]);
    const adult = await family.ask(message, { as: "Ada" });
    expect([adult.actions, adult.response]).toEqual([[], "Only a parent can open that page."]);
  });

  test("a child's parental controls, by the child's name", async () => {
    const { id } = family.member("Mia");
    expect(await pathOf("open Mia's parental controls")).toEqual([`/profile/controls/${id}`]);
  });

  test("pages with prices are for grown-ups", async () => {
    expect(await pathOf("open the pricing page", "Ada")).toEqual(["/pricing"]);
    expect(await pathOf("open the pricing page", "Tom")).toEqual([]);
  });
});

test("going back is done by the browser", async () => {
  const { actions } = await family.ask("go back");
  expect(actions).toEqual([{ type: "goBack", undo: { kind: "restore" } }]);
});

test("signing out waits for its button", async () => {
  const { actions, response } = await family.ask("sign out", { as: "Mia" });
  expect(actions).toEqual([{ type: "offer", what: "signOut", label: "Sign out" }]);
  expect(response).toContain("A grown-up enters their PIN");
  expect((await family.ask("yes", { as: "Mia" })).actions).toEqual([]);
});
