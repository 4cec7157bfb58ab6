import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { isPrivateConversation } from "#features/assistant/history/private-conversation.ts";
import {
  type Browse,
  modelAt,
  noModel,
  openChat,
  tell,
} from "#features/assistant/testing/test-chat.ts";
import { addProfile, type Home, openHome, signInAs } from "#platform/testing/open-home.ts";
import type { TestServer } from "#platform/testing/open-test-server.ts";
import { ScriptedServer } from "#platform/testing/model/scripted-server.ts";

let server: TestServer;
let home: Home;
let child: Browse;
let childId: string;
let clock = Date.parse("2026-11-25T16:00:00Z");

beforeAll(async () => {
  server = await openChat();
  server.app.now = () => clock;
});
beforeEach(async () => {
  clock += 3_600_000;
  home = await openHome(server);
  const member = await addProfile(home, { role: "child", ageGroup: "child" });
  childId = member.id;
  child = await signInAs(server, member);
});
afterAll(() => server[Symbol.asyncDispose]());

async function alerts(): Promise<unknown[]> {
  const news: { type: string }[] = (await home.browser("/api/notifications")).json();
  return news.filter(({ type }) => type === "care");
}

async function seenByParents(): Promise<string[]> {
  const { exchanges } = (await home.browser(`/api/family-profiles/${childId}/conversation`)).json<{
    exchanges: { message: string }[];
  }>();
  return exchanges.map(({ message }) => message);
}

async function wordsInDatabase(): Promise<string> {
  return JSON.stringify(await server.app.db.selectFrom("conversation_line").selectAll().execute());
}

describe("a viewer in distress", () => {
  test.each([
    ["my dog died today", "safety.grief"],
    ["my friend hit me and I want to disappear", "safety.crisis"],
    ["mom and dad are fighting again", "safety.conflict"],
    ["i am sad, nobody at school likes me", "safety.bullying"],
    ["my grandma is in hospital and i'm scared", "safety.illness"],
    ["I am scared of the dark", "safety.fear"],
    ["play something funny, i feel so lonely", "safety.loneliness"],
    ["mi perro murió", "safety.grief"],
    ["tengo miedo", "safety.fear"],
    ["quiero desaparecer", "safety.crisis"],
  ])("is answered with care and no film: %s", async (message, intent) => {
    const { body } = await tell(child, message);
    expect(body).toMatchObject({ engine: "local", intent, feeling: "caring" });
    expect([body.cards, body.actions]).toEqual([[], []]);
  });

  test.each(["the other kids say i smell", "grandpa doesnt remember my name anymore"])(
    "gets a caring answer and no film without asking for anything: %s",
    async (message) => {
      const { body } = await tell(child, message);
      expect(body.feeling).toBe("caring");
      expect([body.cards, body.actions]).toEqual([[], []]);
    },
  );

  test("gets another answer the second time", async () => {
    const first = (await tell(child, "my dog died today")).body.response;
    const history = [
      { role: "user" as const, content: "my dog died today" },
      { role: "assistant" as const, content: first },
    ];
    const second = await tell(child, "my dog died", { conversationHistory: history });
    expect(second.body.intent).toBe("safety.grief");
    expect(second.body.response).not.toBe(first);
  });

  test("is sent to a grown-up as a child, and to someone they trust as a grown-up", async () => {
    expect((await tell(child, "I want to die")).body.response).toContain("a grown-up you trust");
    const { response } = (await tell(home.browser, "I want to die")).body;
    expect(response).toContain("someone you trust");
    expect(response).not.toContain("grown-up");
  });

  test("can ask what to do and who to tell", async () => {
    const { body } = await tell(child, "kids at school hit me every day");
    expect(body.suggestions).toContain("What should I do?");
    for (const message of ["What should I do?", "Who can I tell?"]) {
      const history = [{ role: "user" as const, content: "kids at school hit me every day" }];
      const next = await tell(child, message, { conversationHistory: history });
      expect(next.body.intent, message).toBe("safety.bullying");
    }
  });
});

describe("a safety alert", () => {
  test("is sent when a child reports harm outside the home", async () => {
    const { body } = await tell(child, "kids at school hit me every day");
    expect(body.intent).toBe("safety.bullying");
    expect(await alerts()).toHaveLength(1);
    expect(await seenByParents()).toEqual(["kids at school hit me every day"]);
  });

  test("is sent for a teen too, and never for a grown-up", async () => {
    const teen = await addProfile(home, { role: "teen", ageGroup: "teen" });
    await tell(home.browser, "I want to kill myself");
    expect(await alerts()).toEqual([]);
    await tell(await signInAs(server, teen), "I want to kill myself");
    expect(await alerts()).toHaveLength(1);
    const own = (await home.browser("/api/ai/conversation")).json();
    expect(own.exchanges[0].safetyAlert).toBeNull();
  });

  test("is not sent for sadness, fear or grief, which parents can read about", async () => {
    for (const message of ["i am so sad", "i'm scared of the dark", "my hamster died"]) {
      await tell(child, message);
    }
    expect(await alerts()).toEqual([]);
    expect(await seenByParents()).toHaveLength(3);
  });

  test.each([
    "my dad hits me",
    "mom and dad are fighting again",
    "someone at home hurts me",
    "my stepdad touches me at night",
    "at home they hit me when i cry",
    "i want to disappear because my mom hates me",
    "my uncle says it is our secret and i can't tell",
    "im scared to go home",
    "mi papá me pega",
    "mi padrastro me toca",
  ])(
    "is not sent, and nothing is stored, when the cause is someone at home: %s",
    async (message) => {
      const { body } = await tell(child, message);
      expect(body.intent).toMatch(/^safety\./);
      expect(body.cards).toEqual([]);
      expect(body.response).toMatch(/teacher|maestra/);
      expect(body.care?.helpline).toMatch(/1-800-422-4453|988/);
      expect(await alerts()).toEqual([]);
      expect(await seenByParents()).toEqual([]);
      expect(await wordsInDatabase()).not.toContain(message);
      const own = (await child("/api/ai/conversation")).json();
      expect(own.exchanges).toEqual([]);
    },
  );

  test.each(["he hits me", "he did it again", "it happened again last night", "what should i do"])(
    "is not sent when the next message only follows up on it: %s",
    async (message) => {
      await tell(child, "my dad gets so mad he hits me");
      const history = [{ role: "user" as const, content: "my dad gets so mad he hits me" }];
      const { body } = await tell(child, message, { conversationHistory: history });
      expect(body.intent).toBe("safety.abuse");
      expect(body.care?.helpline).toContain("1-800-422-4453");
      expect(await alerts()).toEqual([]);
      expect(await seenByParents()).toEqual([]);
    },
  );

  test("is not sent when the person at home was only named before", async () => {
    const history = [
      { role: "user" as const, content: "my dad is here" },
      { role: "assistant" as const, content: "Hello to him!" },
    ];
    const { body } = await tell(child, "he hit me", { conversationHistory: history });
    expect(body.intent).toBe("safety.abuse");
    expect(await alerts()).toEqual([]);
    expect(await seenByParents()).toEqual([]);
  });

  test("is sent when “he” is a boy at school", async () => {
    const history = [{ role: "user" as const, content: "there is a boy in my class called Max" }];
    await tell(child, "he hit me", { conversationHistory: history });
    expect(await alerts()).toHaveLength(1);
  });

  test("is taken back when the next message says that it is someone at home", async () => {
    await tell(child, "someone hits me every night");
    expect(await alerts()).toHaveLength(1);
    const history = [{ role: "user" as const, content: "someone hits me every night" }];
    await tell(child, "it's my dad", { conversationHistory: history });
    expect(await alerts()).toEqual([]);
    expect(await seenByParents()).toEqual([]);
  });

  test("for a child who wants to die is never taken back", async () => {
    await tell(child, "i want to die");
    await tell(child, "mom and dad are fighting again");
    expect(await alerts()).toHaveLength(1);
    expect(await seenByParents()).toEqual(["i want to die"]);
  });
});

describe("a talk in which someone at home was named", () => {
  test("stays hidden to its end, whatever the browser says was said before, and then ends", async () => {
    await tell(child, "my dad hits me");
    await tell(child, "can i watch something funny");
    await tell(child, "he did it again");
    expect(await seenByParents()).toEqual([]);
    clock += 31 * 60_000;
    await tell(child, "tell me a joke");
    expect(await seenByParents()).toEqual(["tell me a joke"]);
  });

  test("is known to every node, without a word of it", async () => {
    await tell(child, "my dad hits me");
    const rows = await server.app.db
      .selectFrom("private_talk")
      .selectAll()
      .where("profile_id", "=", childId)
      .execute();
    expect(rows).toEqual([{ profile_id: childId, until_at: expect.any(Number) }]);
    const viewer = { profile: { id: childId } } as Parameters<typeof isPrivateConversation>[1];
    expect(await isPrivateConversation(server.app, viewer)).toBe(true);
  });
});

describe("the helpline", () => {
  test.each([
    ["I want to kill myself", "Call or text 988"],
    ["quiero desaparecer", "Llama al 988 y marca 2"],
    ["my dad hits me", "1-800-422-4453"],
    ["mi papá me pega", "llama al 1-800-422-4453"],
    ["i ran away from home", "1-800-786-2929"],
  ])("fits the need and the language: %s", async (message, helpline) => {
    expect((await tell(child, message)).body.care?.helpline).toContain(helpline);
  });

  test("is the operator's own where there is one", async () => {
    server.app.config.leo.helpline = "116 111, day and night";
    try {
      const { body } = await tell(child, "my dad hits me");
      expect(body.care).toEqual({ helpline: "116 111, day and night" });
    } finally {
      server.app.config.leo.helpline = null;
    }
  });

  test("is not for a lost dog", async () => {
    expect((await tell(child, "my dog died today")).body.care).toBeUndefined();
  });
});

test("no language model hears of distress, nor anything else in a private talk", async () => {
  const model = await ScriptedServer.open();
  server.app.config.leo.model = modelAt(model.url).model;
  try {
    await tell(home.browser, "my husband hits me");
    await tell(home.browser, "why do dragons sleep on gold, my friend?");
    expect(model.asked).toEqual([]);
  } finally {
    server.app.config.leo.model = noModel.model;
    await model[Symbol.asyncDispose]();
  }
});
