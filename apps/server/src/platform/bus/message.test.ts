import { expect, test } from "vitest";
import * as z from "zod/mini";
import { busEvent } from "./bus.ts";
import { readEvent, readMessage, writeMessage } from "./message.ts";

const filmAdded = busEvent("film-added", z.object({ id: z.string() }), 2);

test("a message carries the event's version and payload", () => {
  const message = readMessage(writeMessage("node", filmAdded, { id: "one" }));
  expect(message).toEqual({
    from: "node",
    event: "film-added",
    version: 2,
    payload: { id: "one" },
  });
  expect(readEvent(filmAdded, message)).toEqual({ id: "one" });
});

test("a message without a version has version 1", () => {
  const message = readMessage('{"from":"node","event":"film-added","payload":{"id":"one"}}');
  expect(message.version).toBe(1);
  expect(readEvent({ ...filmAdded, version: 1 }, message)).toEqual({ id: "one" });
});

test.each(["", "null", "[]", '{"from":"node"}', '{"from":1,"event":"film-added","payload":null}'])(
  "rejects a text that is no message: %s",
  (text) => expect(() => readMessage(text)).toThrow(/./),
);

test.each([
  ["of another version", { version: 3, payload: { id: "one" } }, /version 3.*version 2/],
  ["that the schema rejects", { version: 2, payload: { id: 1 } }, /id/],
  ["without a payload", { version: 2, payload: undefined }, /invalid/i],
])("rejects an event %s", (_what, sent, reason) => {
  const message = { from: "node", event: "film-added", ...sent };
  expect(() => readEvent(filmAdded, message)).toThrow(reason);
});
