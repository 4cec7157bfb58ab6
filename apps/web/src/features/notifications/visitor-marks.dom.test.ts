import type { Notification } from "@goldmane/contracts/notifications/schema";
import { beforeEach, expect, test } from "vitest";
import { storeVisitorMark, withVisitorMarks } from "./visitor-marks.ts";

const [one, two]: [Notification, Notification] = [
  {
    id: "demo-watchlist",
    type: "watchlist",
    title: "One",
    message: "",
    timestamp: 1,
    actionUrl: "/streaming",
    isRead: false,
  },
  {
    id: "demo-streak",
    type: "streak",
    title: "Two",
    message: "",
    timestamp: 2,
    actionUrl: "/achievements",
    isRead: false,
  },
];

beforeEach(() => localStorage.clear());

test("a visitor's notifications stay read and dismissed", () => {
  storeVisitorMark(one.id, "read");
  storeVisitorMark(two.id, "dismissed");
  expect(withVisitorMarks([one, two])).toEqual([{ ...one, isRead: true }]);
});

test("invalid stored marks are ignored", () => {
  localStorage.setItem("goldmane.notifications.visitor", "[[");
  expect(withVisitorMarks([one, two])).toEqual([one, two]);
});
