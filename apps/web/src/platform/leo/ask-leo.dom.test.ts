import { afterEach, expect, test } from "vitest";
import { forgetLeoReturn, keepLeoReturn, peekLeoReturn } from "./ask-leo.ts";

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

test("where Leo was left is known until he is there again", () => {
  expect(peekLeoReturn()).toBeNull();
  history.replaceState(null, "", "/browse?genre=kids");
  keepLeoReturn();
  expect(peekLeoReturn()).toBe("/browse?genre=kids");
  forgetLeoReturn();
  expect(peekLeoReturn()).toBeNull();
});

test("only a page of ours is a way back", () => {
  for (const url of ["https://evil.example/", "//evil.example/", "javascript:alert(1)"]) {
    sessionStorage.setItem("leoReturnUrl", url);
    expect(peekLeoReturn()).toBeNull();
  }
});
