import type { ControlsChange } from "@goldmane/contracts/controls/controls-change";
import { beforeEach, describe, expect, test } from "vitest";
import { modelTools } from "#features/assistant/tools/list-tools.ts";
import { type Browse, gFilm } from "#features/assistant/testing/test-chat.ts";
import { type FamilyChat, openFamilyChat } from "#features/assistant/testing/test-family-chat.ts";

let family: FamilyChat;
openFamilyChat((opened) => {
  family = opened;
});

async function proposal(message: string) {
  const { actions, response } = await family.ask(message);
  const [action] = actions;
  if (actions.length !== 1 || action?.type !== "proposeControls")
    throw new Error(`“${message}” was answered by “${response}” with ${JSON.stringify(actions)}`);
  return { ...action, response };
}

async function controlsOf(name: string) {
  const url = `/api/family-profiles/${family.member(name).id}/controls`;
  return (await family.home.browser(url)).json().controls;
}

describe("a parent's change is proposed", () => {
  test.each<[string, ControlsChange, string]>([
    [
      "set 30 minutes a day for Mia",
      { kind: "limit", minutes: 30, days: "all" },
      "Mia has 30 minutes a day.",
    ],
    [
      "limit Mia to one hour on weekends",
      { kind: "limit", minutes: 60, days: "weekend" },
      "Mia has 1 hour on weekends.",
    ],
    [
      "set Mia's bedtime to 8:30 pm",
      { kind: "bedtime", minutes: 1230, days: "all" },
      "Mia’s bedtime is 8:30 PM every night.",
    ],
    ["only G movies for Mia", { kind: "rating", rating: "G" }, "Mia sees films up to G."],
    [
      `block ${gFilm.title} for Mia`,
      { kind: "blockTitle", titleId: gFilm.id },
      `Mia no longer sees ${gFilm.title}.`,
    ],
    ["give Mia 15 more minutes", { kind: "grant", minutes: 15 }, "Mia has 15 minutes more today."],
    [
      "turn Leo off for Mia",
      { kind: "leo", allow: "off" },
      "I’m off for Mia. You can turn me back on under Mia’s limits.",
    ],
  ])("“%s”", async (message, change, done) => {
    const proposed = await proposal(message);
    expect(proposed).toMatchObject({ profileId: family.member("Mia").id, change, done });
    expect(proposed.response).toMatch(/\?$/);
  });

  test("and made neither by the message nor by a “yes”", async () => {
    const before = await controlsOf("Mia");
    await proposal("set 30 minutes a day for Mia");
    const { actions } = await family.ask("yes");
    expect(actions).toEqual([]);
    expect(await controlsOf("Mia")).toEqual(before);
  });

  test("for whom is asked, with a button for each child that repeats the request", async () => {
    const { response, choices = [] } = await family.ask("set a limit of 45 minutes a day");
    expect(response).toBe("Who is it for?");
    expect(choices.map(({ label }) => label).toSorted()).toEqual(["Mia", "Tom"]);
    const mia = choices.find(({ label }) => label === "Mia");
    expect(await proposal(mia?.message ?? "")).toMatchObject({
      profileId: family.member("Mia").id,
      change: { kind: "limit", minutes: 45 },
    });
  });

  test("not beyond what the settings can hold", async () => {
    const short = await family.ask("set 2 minutes a day for Mia");
    expect([short.actions, short.response]).toEqual([
      [],
      "A daily limit is between 5 minutes and 12 hours.",
    ]);
    expect((await family.ask("set 30 minutes a day for Ada")).response).toBe(
      "Ada is a grown-up. Limits are for children and teens.",
    );
  });

  test("in Spanish too", async () => {
    const { done } = await proposal("ponle a Mia un límite de 30 minutos al día");
    expect(done).toBe("Mia tiene 30 minutos al día.");
  });
});

test.each(["Mia", "Tom", "Ada"])("%s can't change anyone's limits", async (as) => {
  const { actions, response } = await family.ask("set 300 minutes a day for Mia", { as });
  expect([actions, response]).toEqual([[], "Only a parent can change that."]);
});

test("no language model can propose a change", () => {
  const names = modelTools.map(({ name }) => name);
  expect(names).toContain("play");
  for (const name of ["adjustControls", "signOut", "leaveParty", "requests", "openControls"])
    expect(names).not.toContain(name);
});

describe("extra time", () => {
  beforeEach(async () => {
    await family.decide("Mia", {
      time: {
        schoolDayMinutes: 5,
        weekendMinutes: 5,
        schoolNight: null,
        weekendNight: null,
        filmsADay: null,
      },
    });
  });
  const grant = (name: string, minutes: number, browse: Browse = family.home.browser) =>
    browse({
      method: "POST",
      url: `/api/family-profiles/${family.member(name).id}/extra-time`,
      payload: { minutes },
    });
  const leftOf = async (name: string) =>
    (await family.member(name).browse("/api/controls")).json().timeLeft?.minutesLeft;

  test("counts for today, and answers the child's open request", async () => {
    const { browse } = family.member("Mia");
    const payload = { kind: "time" };
    await browse({ method: "POST", url: "/api/approval-requests", payload });
    const before = await leftOf("Mia");
    expect((await grant("Mia", 20)).statusCode).toBe(204);
    expect(await leftOf("Mia")).toBe(before + 20);
    const [mine] = (await browse("/api/approval-requests/mine")).json();
    expect(mine).toMatchObject({ status: "yes", minutes: 20 });
  });

  test("is granted by parents to children and teens only", async () => {
    expect((await grant("Mia", 20, family.member("Mia").browse)).statusCode).toBe(403);
    expect((await grant("Mia", 20, family.member("Ada").browse)).statusCode).toBe(403);
    expect((await grant("Ada", 20)).statusCode).toBe(409);
    expect((await grant("Mia", 0)).statusCode).toBe(400);
    expect((await grant("Mia", 100_000)).statusCode).toBe(400);
  });
});
