import fc from "fast-check";
import { expect, test } from "vitest";
import { groupByHousehold } from "./rules.ts";
import { type Invitee, friendCode } from "./schema.ts";

const invitees: fc.Arbitrary<Invitee[]> = fc.array(
  fc.record({
    profileId: fc.uuid(),
    displayName: fc.constantFrom("Marigold", "Theo", "Pip"),
    avatarUrl: fc.constant("/api/avatars/fox"),
    household: fc.constantFrom("The Foxes", "The Bears", "The Owls", null),
  }),
);

test("groups people by household and keeps their order", () => {
  fc.assert(
    fc.property(invitees, (people) => {
      const groups = groupByHousehold(people);
      const names = groups.map(({ household }) => household);
      expect(names).toEqual([...new Set(people.map(({ household }) => household))]);
      for (const group of groups)
        expect(group.people).toEqual(
          people.filter(({ household }) => household === group.household),
        );
    }),
  );
});

test("accepts a friend code in any case, with spaces and dashes", () => {
  const code = fc.stringMatching(/^[A-Z0-9]{12}$/);
  const letters = fc.array(
    fc.record({ isSmall: fc.boolean(), gap: fc.constantFrom("", "-", " ") }),
    { minLength: 12, maxLength: 12 },
  );
  fc.assert(
    fc.property(code, letters, (given, ways) => {
      const typed = Array.from(given, (letter, at) => {
        const { isSmall = false, gap = "" } = ways[at] ?? {};
        return `${isSmall ? letter.toLowerCase() : letter}${gap}`;
      }).join("");
      expect(friendCode.parse(typed)).toBe(given);
      expect(friendCode.safeParse(typed.slice(1)).success).toBe(false);
    }),
  );
});
