import { renewHouseholdCode, setPin } from "@goldmane/contracts/family/api";
import type { FamilyProfile } from "@goldmane/contracts/family/schema";
import { getTitle, listAnimations } from "@goldmane/contracts/library/api";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError, call } from "./api.ts";
import { requestLanguage } from "./words/active-language.ts";
import { PasswordDeclined, passwordPrompt } from "./prompts/password-prompt.ts";

const mia: FamilyProfile = {
  id: "01900000-0000-7000-8000-00000000d0e3",
  name: "Mia Gold",
  displayName: "Mia",
  username: "mia",
  role: "child",
  ageGroup: "child",
  avatarUrl: "/api/avatars/fox",
  hasPin: true,
  hasSeat: true,
  status: "active",
  highestRating: "G",
  language: null,
};

function answerWith(response: Response) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(response));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("an error's message is the status, a colon and the body", async () => {
  answerWith(new Response('{"error":"NOT_FOUND","message":"No such title."}', { status: 404 }));
  const failure = await call(getTitle, { id: "nowhere" }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({
    message: '404: {"error":"NOT_FOUND","message":"No such title."}',
    status: 404,
    code: "NOT_FOUND",
  });
});

test("an error with an empty body uses the status text", async () => {
  answerWith(new Response("", { status: 502, statusText: "Bad Gateway" }));
  await expect(call(listAnimations, {})).rejects.toThrow("502: Bad Gateway");
});

test("an error body of another server has no code", async () => {
  answerWith(new Response("<html>", { status: 500 }));
  await expect(call(listAnimations, {})).rejects.toMatchObject({
    message: "500: <html>",
    code: undefined,
  });
});

test("rejects a response that doesn't match its schema", async () => {
  answerWith(Response.json([{ id: "half-a-title" }]));
  await expect(call(listAnimations, {})).rejects.toThrow("Invalid input");
});

test("sends parameters in the path, cookies, and a content type with a body", async () => {
  const fetch = answerWith(Response.json(mia));
  const reply = await call(setPin, { id: "mia", body: { pin: "2468" } });
  expect(reply).toEqual(mia);
  expect(fetch).toHaveBeenCalledWith(
    "/api/family-profiles/mia/pin",
    expect.objectContaining({
      method: "PUT",
      credentials: "include",
      headers: { "accept-language": "en", "content-type": "application/json" },
      body: '{"pin":"2468"}',
    }),
  );
});

test("sends no content type without a body", async () => {
  const fetch = answerWith(Response.json([]));
  await call(listAnimations, {});
  expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({ "accept-language": "en" });
});

test("asks once for data in the language whose catalog is loading", async () => {
  requestLanguage("es");
  const fetch = answerWith(Response.json([], { headers: { "content-language": "es" } }));
  await call(listAnimations, {});
  requestLanguage("en");
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({ "accept-language": "es" });
});

test("waits for the first mutation before sending the next", async () => {
  vi.resetModules();
  const fresh = await import("./api.ts");
  const answers: ((response: Response) => void)[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(
    () => new Promise<Response>((resolve) => answers.push(resolve)),
  );
  vi.stubGlobal("fetch", fetch);
  const save = (id: string) => fresh.call(setPin, { id, body: { pin: "2468" } });
  const both = Promise.all([save("tin-moon"), save("slime-pass")]);
  expect(fetch).toHaveBeenCalledTimes(1);
  answers[0]?.(Response.json(mia));
  await expect.poll(() => fetch).toHaveBeenCalledTimes(2);
  answers[1]?.(Response.json(mia));
  expect(await both).toHaveLength(2);
});

test("a failed first mutation doesn't block the next", async () => {
  vi.resetModules();
  const fresh = await import("./api.ts");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const save = () => fresh.call(setPin, { id: "mia", body: { pin: "2468" } });
  await expect(save()).rejects.toThrow("Failed to fetch");
  answerWith(Response.json(mia));
  expect(await save()).toEqual(mia);
});

function lockCode() {
  const locked = JSON.stringify({ error: "CONFIRMATION_REQUIRED", message: "Again, please." });
  const answers = [new Response(locked, { status: 403 }), Response.json({ code: "LION" })];
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(answers.shift() ?? Response.error()),
  );
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

test("repeats a call after the password was confirmed", async () => {
  const fetch = lockCode();
  const renewed = call(renewHouseholdCode, {});
  await expect.poll(() => passwordPrompt.get()).not.toBeNull();
  expect(fetch).toHaveBeenCalledTimes(1);
  passwordPrompt.get()?.settle(true);
  expect(await renewed).toEqual({ code: "LION" });
  expect(passwordPrompt.get()).toBeNull();
});

test("sends nothing more when the password prompt is dismissed", async () => {
  const fetch = lockCode();
  const renewed = call(renewHouseholdCode, {}).catch((error: unknown) => error);
  await expect.poll(() => passwordPrompt.get()).not.toBeNull();
  passwordPrompt.get()?.settle(false);
  expect(await renewed).toBeInstanceOf(PasswordDeclined);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("an error carries the server's message and details", async () => {
  const full = { error: "USER_LIMIT_REACHED", message: "Full.", currentUsers: 2, maxUsers: 2 };
  answerWith(new Response(JSON.stringify(full), { status: 409 }));
  await expect(call(listAnimations, {})).rejects.toMatchObject({
    code: "USER_LIMIT_REACHED",
    displayMessage: "Full.",
    details: { currentUsers: 2, maxUsers: 2 },
  });
});
