import type { LinkCategory } from "@goldmane/contracts/directory/limits";
import { say, sayText } from "#platform/words/say.ts";
import { CountedChoices } from "#ui/choice-row/counted-choices.tsx";
import type { LinkGroup } from "./find-links.ts";

type Props = {
  groups: readonly LinkGroup[];
  chosen: LinkCategory | null;
  onChoose: (category: LinkCategory | null) => void;
};

/** Narrows the links to one category, or to none. */
export function CategoryPicker({ groups, chosen, onChoose }: Props) {
  const choices = groups.map(({ category, links }) => ({
    value: category,
    name: sayText(category),
    count: links.length,
  }));
  return (
    <CountedChoices legend={say`Category`} choices={choices} chosen={chosen} onChoose={onChoose} />
  );
}
