import { expect, test } from "vitest";
import { queuePicture } from "./picture-queue.ts";

function openQueue() {
  const started: string[] = [];
  return {
    started,
    ask: (name: string, urgent = false) => queuePicture(() => started.push(name), { urgent }),
  };
}

test("loads three pictures at once plus an urgent one", () => {
  const { started, ask } = openQueue();
  const finish = ["a", "b", "c", "d", "e"].map((name) => ask(name));
  expect(started).toEqual(["a", "b", "c"]);
  const finishHero = ask("hero", true);
  expect(started.at(-1)).toBe("hero");

  finish[0]?.();
  finish[0]?.();
  expect(started).not.toContain("d");
  finishHero();
  expect(started.at(-1)).toBe("d");

  // A picture that scrolls away before its turn leaves the queue.
  finish[4]?.();
  const finishLast = ask("f");
  finish[1]?.();
  expect(started).toEqual(["a", "b", "c", "hero", "d", "f"]);
  for (const done of [...finish, finishLast]) done();
});

test("limits urgent pictures too, and loads them first", () => {
  const { started, ask } = openQueue();
  const finish = ["a", "b", "c", "d", "e", "f"].map((name) => ask(name, true));
  const finishCard = ask("card");
  expect(started).toEqual(["a", "b", "c", "d"]);
  finish[0]?.();
  finish[1]?.();
  expect(started).toEqual(["a", "b", "c", "d", "e", "f"]);
  for (const done of [...finish, finishCard]) done();
  expect(started.at(-1)).toBe("card");
});
