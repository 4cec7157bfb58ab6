import { blockedWordMaxLength, blockedWordsAtMost } from "@goldmane/contracts/controls/limits";
import { blockedWord } from "@goldmane/contracts/controls/schema";
import { useState } from "react";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { HelpTip } from "#ui/help-tip/help-tip.tsx";
import { Chips } from "./chips.tsx";
import styles from "./controls-form.module.css";

type Props = { words: readonly string[]; onChange: (words: string[]) => void };

export function WordBlocks({ words, onChange }: Props) {
  const [word, setWord] = useState("");
  const parsed = blockedWord.safeParse(word);
  const isFull = words.length >= blockedWordsAtMost;
  const add = () => {
    if (!parsed.success || isFull) return;
    onChange([...new Set([...words, parsed.data])]);
    setWord("");
  };

  return (
    <div className={styles.group}>
      <div className={styles.adding}>
        <Field
          label={say`Block a word`}
          help={<HelpTip article="block-words" label={say`Block a word`} />}
          hint={say`We check titles, descriptions, cast, themes and, in our own films, every spoken line.`}
          value={word}
          maxLength={blockedWordMaxLength}
          problem={isFull ? say`You can block up to ${blockedWordsAtMost} words.` : undefined}
          onChange={setWord}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            add();
          }}
        />
        <Button variant="glass" disabled={!parsed.success || isFull} onClick={add}>
          {say`Add`}
        </Button>
      </div>
      <Chips
        label={say`Blocked words`}
        items={words.map((one) => ({ id: one, name: one }))}
        nothing={say`No blocked words.`}
        onRemove={(id) => onChange(words.filter((one) => one !== id))}
      />
    </div>
  );
}
