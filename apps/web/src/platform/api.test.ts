import { getTitle, listAnimations } from "@goldmane/contracts/library/api";
import { saveProgress } from "@goldmane/contracts/playback/api";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError, call } from "./api.ts";

function answerWith(response: Response) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(response));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a failed call says the status, a colon and the body", async () => {
  answerWith(new Response('{"error":"NOT_FOUND","message":"No such title."}', { status: 404 }));
  const failure = await call(getTitle, { id: "nowhere" }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({
    message: '404: {"error":"NOT_FOUND","message":"No such title."}',
    status: 404,
    code: "NOT_FOUND",
  });
});

test("a failed call with an empty body says the status text", async () => {
  answerWith(new Response("", { status: 502, statusText: "Bad Gateway" }));
  await expect(call(listAnimations, {})).rejects.toThrow("502: Bad Gateway");
});

test("a body that is not ours has no code", async () => {
  answerWith(new Response("<html>", { status: 500 }));
  await expect(call(listAnimations, {})).rejects.toMatchObject({
    message: "500: <html>",
    code: undefined,
  });
});

test("an answer that breaks the contract is refused", async () => {
  answerWith(Response.json([{ id: "half-a-title" }]));
  await expect(call(listAnimations, {})).rejects.toThrow("Invalid input");
});

test("parameters go into the path, cookies along, and a body brings its content type", async () => {
  const fetch = answerWith(Response.json({ positionSeconds: 12 }));
  const reply = await call(saveProgress, { id: "tin-moon", body: { positionSeconds: 12 } });
  expect(reply).toEqual({ positionSeconds: 12 });
  expect(fetch).toHaveBeenCalledWith(
    "/api/titles/tin-moon/progress",
    expect.objectContaining({
      method: "PUT",
      credentials: "include",
      headers: { "content-type": "application/json" },
      body: '{"positionSeconds":12}',
    }),
  );
});

test("a call without a body brings no content type", async () => {
  const fetch = answerWith(Response.json([]));
  await call(listAnimations, {});
  expect(fetch.mock.calls[0]?.[1]).not.toHaveProperty("headers");
});

test("the page's first change is answered before the next one leaves", async () => {
  vi.resetModules();
  const fresh = await import("./api.ts");
  const answers: ((response: Response) => void)[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(
    () => new Promise<Response>((resolve) => answers.push(resolve)),
  );
  vi.stubGlobal("fetch", fetch);
  const save = (id: string) => fresh.call(saveProgress, { id, body: { positionSeconds: 9 } });
  const both = Promise.all([save("tin-moon"), save("slime-pass")]);
  expect(fetch).toHaveBeenCalledTimes(1);
  answers[0]?.(Response.json({ positionSeconds: 9 }));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  answers[1]?.(Response.json({ positionSeconds: 9 }));
  expect(await both).toHaveLength(2);
});

test("a first change that never arrived holds up nobody", async () => {
  vi.resetModules();
  const fresh = await import("./api.ts");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const save = () => fresh.call(saveProgress, { id: "tin-moon", body: { positionSeconds: 9 } });
  await expect(save()).rejects.toThrow("Failed to fetch");
  answerWith(Response.json({ positionSeconds: 9 }));
  expect(await save()).toEqual({ positionSeconds: 9 });
});
