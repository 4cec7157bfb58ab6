import { expect, test } from "vitest";
import { reduceIntro, openIntro } from "./intro.ts";

function at(address: string) {
  return new URL(address, "http://goldmane.test");
}

test.each(["/", "/streaming", "/?from=a-friend"])(
  "a session that starts at %s shows the intro",
  (address) => {
    expect(openIntro(at(address), false)).toEqual({
      isShown: true,
      isCompleted: false,
      address: "/",
    });
  },
);

test.each([
  "/watch/captain-minnow",
  "/kids",
  "/no/such/place",
  "/streaming?title=captain-minnow",
  "/streaming#main",
])("a deep link to %s skips the intro", (address) => {
  expect(openIntro(at(address), false)).toEqual({
    isShown: false,
    isCompleted: false,
    address: null,
  });
});

test("opens the home page once the intro was completed", () => {
  expect(openIntro(at("/"), true)).toMatchObject({ isShown: false, address: "/streaming" });
  expect(openIntro(at("/streaming"), true)).toMatchObject({ isShown: false, address: null });
});

test.each(["/?reset=intro", "/streaming?reset=intro", "/kids?reset=intro"])(
  "%s plays the intro again",
  (address) => {
    expect(openIntro(at(address), true)).toEqual({
      isShown: true,
      isCompleted: false,
      address: "/",
    });
  },
);

test("completes once, and can restart", () => {
  const intro = openIntro(at("/"), false);
  const over = reduceIntro(intro, { type: "completed" });
  expect(over).toEqual({ isShown: false, isCompleted: true, address: "/streaming" });
  expect(reduceIntro(over, { type: "completed" })).toBe(over);
  expect(reduceIntro(over, { type: "restarted" })).toEqual(intro);
});
