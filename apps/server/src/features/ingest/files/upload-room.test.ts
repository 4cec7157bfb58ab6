import { expect, it } from "vitest";
import { hasRoomFor } from "./upload-room.ts";

const gigabyte = 1024 ** 3;

it("accepts an upload only if it and its copy fit beside those in progress", () => {
  const pending = [{ sizeBytes: 2 * gigabyte, arrivedBytes: gigabyte }];
  expect(hasRoomFor(gigabyte, { freeBytes: 10 * gigabyte, pending: [] })).toBe(true);
  expect(hasRoomFor(5 * gigabyte, { freeBytes: 10 * gigabyte, pending: [] })).toBe(false);
  expect(hasRoomFor(3 * gigabyte, { freeBytes: 10 * gigabyte, pending })).toBe(true);
  expect(hasRoomFor(4 * gigabyte, { freeBytes: 10 * gigabyte, pending })).toBe(false);
});
