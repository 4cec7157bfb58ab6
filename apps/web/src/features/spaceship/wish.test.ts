import { expect, test } from "vitest";
import { toWish } from "./wish.ts";

test.each([
  ["take me somewhere funny", "something funny"],
  ["Please take us to a planet with dragons", "something with dragons"],
  ["set a course for somewhere spooky", "something spooky"],
  ["take me to Captain Minnow", "show me Captain Minnow"],
  ["llévame a un lugar divertido", "algo divertido"],
  ["Llevanos a un planeta con dragones", "algo con dragones"],
  ["llévame a la luna", "muéstrame la luna"],
  ["something under 5 minutes", "something under 5 minutes"],
])("%s is the wish %s", (course, wish) => {
  expect(toWish(course)).toBe(wish);
});
