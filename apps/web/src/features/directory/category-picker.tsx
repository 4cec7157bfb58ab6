import type { LinkCategory } from "@goldmane/contracts/directory/limits";
import { useRef } from "react";
import { say, sayText } from "#platform/words/say.ts";
import { useRovingFocus } from "#ui/rail/use-roving-focus.ts";
import styles from "./category-picker.module.css";
import type { LinkShelf } from "./find-links.ts";

type Props = {
  shelves: readonly LinkShelf[];
  chosen: LinkCategory | null;
  onChoose: (category: LinkCategory | null) => void;
};

/** Narrows the links to one category, or to none. */
export function CategoryPicker({ shelves, chosen, onChoose }: Props) {
  const row = useRef<HTMLFieldSetElement>(null);
  const roving = useRovingFocus(row);
  return (
    <fieldset ref={row} className={styles.picker} {...roving}>
      <legend className={styles.legend}>{say`Category`}</legend>
      <button
        type="button"
        className={styles.category}
        aria-pressed={chosen === null}
        onClick={() => onChoose(null)}
      >
        {say`All`}
      </button>
      {shelves.map(({ category, links }) => (
        <button
          key={category}
          type="button"
          className={styles.category}
          aria-pressed={category === chosen}
          onClick={() => onChoose(category === chosen ? null : category)}
        >
          {sayText(category)} <span className={styles.count}>{links.length}</span>
        </button>
      ))}
    </fieldset>
  );
}
