import type { LinkCategory } from "@goldmane/contracts/directory/limits";
import { say, sayText } from "#platform/words/say.ts";
import { CountedChoices } from "#ui/choice-row/counted-choices.tsx";
import type { LinkShelf } from "./find-links.ts";

type Props = {
  shelves: readonly LinkShelf[];
  chosen: LinkCategory | null;
  onChoose: (category: LinkCategory | null) => void;
};

/** Narrows the links to one category, or to none. */
export function CategoryPicker({ shelves, chosen, onChoose }: Props) {
  const choices = shelves.map(({ category, links }) => ({
    value: category,
    name: sayText(category),
    count: links.length,
  }));
  return (
    <CountedChoices legend={say`Category`} choices={choices} chosen={chosen} onChoose={onChoose} />
  );
}
