import { expect, test } from "vitest";
import { readAddress } from "./state.ts";

test.each(["https://www.ubereats.com/", "https://open.spotify.com/search"])("opens %s", (url) => {
  expect(readAddress(url)?.href).toBe(url);
});

test.each([
  "ubereats",
  "http://plain.example/",
  "javascript:alert(1)",
  "https://",
  "https://x",
  "",
])("does not open %j", (url) => {
  expect(readAddress(url)).toBeNull();
});
