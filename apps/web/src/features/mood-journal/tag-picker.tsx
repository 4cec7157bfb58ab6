import { moodTags, tagsAtMost } from "@goldmane/contracts/mood-journal/limits";
import type { MoodTag } from "@goldmane/contracts/mood-journal/schema";
import { say } from "#platform/words/say.ts";
import { Choice } from "#ui/choice-row/choice.tsx";
import styles from "./check-in.module.css";
import { nameOfTag } from "./names.ts";

type Props = { chosen: readonly MoodTag[]; onChange: (tags: MoodTag[]) => void };

/** Any of the tags, up to `tagsAtMost`: the first one gives way to one more. */
export function TagPicker({ chosen, onChange }: Props) {
  const toggle = (tag: MoodTag) =>
    onChange(
      chosen.includes(tag)
        ? chosen.filter((one) => one !== tag)
        : [...chosen, tag].slice(-tagsAtMost),
    );
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{say`What fits? Choose up to ${tagsAtMost}.`}</legend>
      <div className={styles.tags}>
        {moodTags.map((tag) => (
          <Choice key={tag} isChosen={chosen.includes(tag)} onChoose={() => toggle(tag)}>
            {nameOfTag(tag)}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}
