import { expect, test } from "vitest";
import { readDestination, toSecure } from "./destination.ts";

const origin = "http://goldmane.local:8080";

function read(to: string) {
  const search = `?to=${encodeURIComponent(to)}`;
  return readDestination({ origin, search });
}

test("the wanted page is opened afterwards, over https on the same port", () => {
  const path = read("/watch/x?at=3#chapter");
  expect(path).toBe("/watch/x?at=3#chapter");
  expect(toSecure({ host: "goldmane.local:8080" }, path ?? "")).toBe(
    "https://goldmane.local:8080/watch/x?at=3#chapter",
  );
});

test.each(["https://evil.example/", "//evil.example/x", "\\\\evil.example", "javascript:alert(1)"])(
  "%s never leads to another site",
  (to) => expect(read(to)).toBeNull(),
);
