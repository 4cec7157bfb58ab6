import { expect, test } from "vitest";
import { moveIntro, openIntro } from "./intro.ts";

function at(address: string) {
  return new URL(address, "http://goldmane.test");
}

test.each(["/", "/streaming", "/?from=a-friend"])(
  "a session that begins at %s sees the intro",
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
])("a link to %s opens it at once", (address) => {
  expect(openIntro(at(address), false)).toEqual({
    isShown: false,
    isCompleted: false,
    address: null,
  });
});

test("who has seen the intro in this session comes home, at home’s address", () => {
  expect(openIntro(at("/"), true)).toMatchObject({ isShown: false, address: "/streaming" });
  expect(openIntro(at("/streaming"), true)).toMatchObject({ isShown: false, address: null });
});

test.each(["/?reset=intro", "/streaming?reset=intro", "/kids?reset=intro"])(
  "%s plays it again, though it was seen",
  (address) => {
    expect(openIntro(at(address), true)).toEqual({
      isShown: true,
      isCompleted: false,
      address: "/",
    });
  },
);

test("an intro completes once, and starts again from the front door", () => {
  const intro = openIntro(at("/"), false);
  const over = moveIntro(intro, { type: "completed" });
  expect(over).toEqual({ isShown: false, isCompleted: true, address: "/streaming" });
  expect(moveIntro(over, { type: "completed" })).toBe(over);
  expect(moveIntro(over, { type: "restarted" })).toEqual(intro);
});
