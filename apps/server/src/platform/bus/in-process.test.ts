import { pino } from "pino";
import { expect, test } from "vitest";
import { busEvent } from "./bus.ts";
import { InProcessBus } from "./in-process.ts";

const filmAdded = busEvent<{ id: string }>("film-added");

test("whoever listens hears, until they stop", async () => {
  const bus = new InProcessBus(pino({ level: "silent" }));
  const heard: string[] = [];
  const stop = bus.subscribe(filmAdded, ({ id }) => heard.push(id));
  await bus.publish(filmAdded, { id: "one" });
  stop();
  await bus.publish(filmAdded, { id: "two" });
  expect(heard).toEqual(["one"]);
});

test("a listener that fails keeps nobody else from hearing", async () => {
  const bus = new InProcessBus(pino({ level: "silent" }));
  const heard: string[] = [];
  bus.subscribe(filmAdded, () => {
    throw new Error("deaf");
  });
  bus.subscribe(filmAdded, ({ id }) => heard.push(id));
  await bus.publish(filmAdded, { id: "one" });
  expect(heard).toEqual(["one"]);
});
