import { expect, test } from "vitest";
import { whenIdle } from "./when-idle.ts";

test("baking stops at its next turn once its picture is closed", async () => {
  let isClosed = false;
  const baked: number[] = [];
  const bake = async () => {
    for (let at = 0; at < 3; at += 1) {
      await whenIdle(() => isClosed);
      baked.push(at);
      if (at === 1) isClosed = true;
    }
  };
  const unwanted = bake();
  await expect(
    Promise.race([unwanted, new Promise((resolve) => setTimeout(resolve, 60, "still waiting"))]),
  ).resolves.toBe("still waiting");
  expect(baked).toEqual([0, 1]);
});
