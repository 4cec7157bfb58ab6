import { beforeEach, expect, test } from "vitest";
import { nextInQueue, startQueue } from "./queue.ts";

const film = (id: string) => ({ id, title: `The ${id}`, tagline: "", backdropUrl: `/art/${id}` });

beforeEach(() => sessionStorage.clear());

test("titles follow in queue order, and nothing follows the last", () => {
  startQueue([film("bear"), film("whale"), film("ferry")]);
  expect(nextInQueue("bear")).toEqual(film("whale"));
  expect(nextInQueue("whale")).toEqual(film("ferry"));
  expect(nextInQueue("ferry")).toBeNull();
});

test("playing another title leaves the queue", () => {
  startQueue([film("bear"), film("whale")]);
  expect(nextInQueue("lion")).toBeNull();
  expect(nextInQueue("bear")).toBeNull();
});

test("an invalid stored queue is ignored", () => {
  sessionStorage.setItem("goldmane.viewer.queue", '{"not":"a queue"}');
  expect(nextInQueue("bear")).toBeNull();
});
