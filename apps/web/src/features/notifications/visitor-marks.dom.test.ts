import type { Notification } from "@goldmane/contracts/notifications/schema";
import { beforeEach, expect, test } from "vitest";
import { keepVisitorMark, withVisitorMarks } from "./visitor-marks.ts";

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

test("what a visitor read stays read, and what they put away stays away", () => {
  keepVisitorMark(one.id, "read");
  keepVisitorMark(two.id, "dismissed");
  expect(withVisitorMarks([one, two])).toEqual([{ ...one, isRead: true }]);
});

test("marks that cannot be read are forgotten", () => {
  localStorage.setItem("goldmane.notifications.visitor", "[[");
  expect(withVisitorMarks([one, two])).toEqual([one, two]);
});
