import { expect, test } from "vitest";
import { queuePicture } from "./picture-queue.ts";

test("four pictures travel at once, the next when one has come, and an urgent one at any time", () => {
  const started: string[] = [];
  const ask = (name: string, urgent = false) => queuePicture(() => started.push(name), { urgent });

  const finish = ["a", "b", "c", "d", "e", "f"].map((name) => ask(name));
  expect(started).toEqual(["a", "b", "c", "d"]);
  const finishHero = ask("hero", true);
  expect(started.at(-1)).toBe("hero");

  finish[0]?.();
  finish[0]?.();
  expect(started).not.toContain("e");
  finishHero();
  expect(started.at(-1)).toBe("e");

  // One that scrolls away before its turn gives it up.
  finish[5]?.();
  const finishLast = ask("g");
  finish[1]?.();
  expect(started).toEqual(["a", "b", "c", "d", "hero", "e", "g"]);
  for (const done of [...finish, finishLast]) done();
});
