import { pino } from "pino";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { busEvent } from "./bus.ts";
import { InProcessBus } from "./in-process.ts";

const filmAdded = busEvent("film-added", z.object({ id: z.string() }));

test("listeners receive events until they unsubscribe", async () => {
  const bus = new InProcessBus(pino({ level: "silent" }));
  const received: string[] = [];
  const stop = bus.subscribe(filmAdded, ({ id }) => received.push(id));
  await bus.publish(filmAdded, { id: "one" });
  stop();
  await bus.publish(filmAdded, { id: "two" });
  expect(received).toEqual(["one"]);
});

test("a listener that throws doesn't keep others from running", async () => {
  const bus = new InProcessBus(pino({ level: "silent" }));
  const received: string[] = [];
  bus.subscribe(filmAdded, () => {
    throw new Error("listener failed");
  });
  bus.subscribe(filmAdded, ({ id }) => received.push(id));
  await bus.publish(filmAdded, { id: "one" });
  expect(received).toEqual(["one"]);
});
