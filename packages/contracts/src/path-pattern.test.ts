import { expect, test } from "vitest";
import { compilePath } from "./path-pattern.ts";

test.each([
  ["/", "/", {}],
  ["/browse", "/browse", {}],
  ["/browse", "/browse/", {}],
  ["/watch/:id", "/watch/tin-moon", { id: "tin-moon" }],
  ["/watch/:id", "/watch/tin-moon/", { id: "tin-moon" }],
  ["/watch/:id", "/watch/%E0%A4%A", { id: "%E0%A4%A" }],
  ["/watch/:section/:id", "/watch/featured/2", { section: "featured", id: "2" }],
])("%s matches %s", (pattern, path, params) => {
  expect(compilePath(pattern)(path)).toEqual(params);
});

test.each([
  ["/", ""],
  ["/", "/browse"],
  ["/browse", "/Browse"],
  ["/browse", "/browse/all"],
  ["/browse", "/browse//"],
  ["/watch/:id", "/watch"],
  ["/watch/:id", "/watch/"],
  ["/watch/:id", "/watch/featured/2"],
  ["/watch/:id", "/streaming/watch/tin-moon"],
])("%s does not match %s", (pattern, path) => {
  expect(compilePath(pattern)(path)).toBeNull();
});
