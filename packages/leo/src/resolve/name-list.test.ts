import { expect, test } from "vitest";
import { NameList, perhaps, surely } from "./name-list.ts";

const titles = new NameList(
  [
    "Clank",
    "Two Kettles",
    "Two Kettles and a Cough",
    "Star Whale",
    "The Sock Rocket",
    "Haunted Arcade",
  ].map((name) => ({ value: name, names: [name] })),
);

test.each([
  ["clank", "Clank"],
  ["too kettles", "Two Kettles"],
  ["2 kettles", "Two Kettles"],
  ["star wale", "Star Whale"],
  ["sock rokket", "The Sock Rocket"],
  ["a haunted arcaid", "Haunted Arcade"],
])("%s surely is %s", (said, title) => {
  const resolved = titles.resolve(said);
  expect(resolved?.value).toBe(title);
  expect(resolved?.certainty).toBeGreaterThanOrEqual(surely);
});

test.each([
  ["clan", "Clank"],
  ["and a cough", "Two Kettles and a Cough"],
  ["star wars", "Star Whale"],
])("%s is perhaps %s, which has to be asked", (said, title) => {
  const resolved = titles.resolve(said);
  expect(resolved?.value).toBe(title);
  expect(resolved?.certainty).toBeGreaterThanOrEqual(perhaps);
  expect(resolved?.certainty).toBeLessThan(surely);
});

test.each(["the lion king", "frozen", "kettle", "a", "", "rocket science"])(
  "%s is none of them",
  (said) => expect(titles.resolve(said)).toBeNull(),
);

test("is uncertain between two equally similar names", () => {
  const twins = new NameList(
    ["Moon Rabbit One", "Moon Rabbit Two"].map((name) => ({ value: name, names: [name] })),
  );
  expect(twins.resolve("moon rabbit")?.certainty ?? 0).toBeLessThan(surely);
  expect(twins.resolve("moon rabbit two")?.certainty).toBe(1);
});
