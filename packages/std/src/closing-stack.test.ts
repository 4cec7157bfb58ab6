import { expect, test } from "vitest";
import { ClosingStack } from "./closing-stack.ts";

test("closes in reverse order", async () => {
  const closed: string[] = [];
  {
    await using stack = new ClosingStack();
    stack.defer(() => closed.push("first"));
    stack.defer(async () => {
      await Promise.resolve();
      closed.push("second");
    });
  }
  expect(closed).toEqual(["second", "first"]);
});

test("closes everything in spite of a failure, and rethrows it", async () => {
  const closed: string[] = [];
  const stack = new ClosingStack();
  stack.defer(() => closed.push("first"));
  stack.defer(() => {
    throw new Error("stuck");
  });
  await expect(stack[Symbol.asyncDispose]()).rejects.toThrow("stuck");
  expect(closed).toEqual(["first"]);
});

test("reports several failures together", async () => {
  const stack = new ClosingStack();
  for (const name of ["one", "two"]) {
    stack.defer(() => {
      throw new Error(name);
    });
  }
  await expect(stack[Symbol.asyncDispose]()).rejects.toThrow(AggregateError);
});
