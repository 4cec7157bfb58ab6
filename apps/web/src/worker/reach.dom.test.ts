import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Device, openDevice } from "./testing/open-device.ts";
import { FakeServer } from "./testing/fake-server.ts";

const server = new FakeServer();
let device: Device;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  device = await openDevice(server.answer);
});
afterAll(() => void vi.useRealTimers());

const lastHeard = () => device.heard.findLast(({ type }) => type === "reach");

test("a silent server counts as unreachable, and pages get the cached answer", async () => {
  await device.ask("/api/animations");
  await vi.waitFor(() => expect(lastHeard()).toEqual({ type: "reach", isReached: true }));
  let setActiveLanguage: (answer: Response) => void = () => undefined;
  server.replies.set(
    "GET /api/animations",
    () => new Promise((resolve) => (setActiveLanguage = resolve)),
  );
  const asked = device.ask("/api/animations");
  await vi.advanceTimersByTimeAsync(6000);
  await vi.waitFor(() => expect(lastHeard()).toEqual({ type: "reach", isReached: false }));
  setActiveLanguage(Response.json("late"));
  expect(await (await asked).json()).toBe("GET /api/animations for ann");
  await vi.waitFor(() => expect(lastHeard()).toEqual({ type: "reach", isReached: true }));
});
