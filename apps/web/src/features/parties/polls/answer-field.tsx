import { pollWordsMaxLength } from "@goldmane/contracts/parties/limits";
import { type FormEvent, useState } from "react";
import { say } from "#platform/words/say.ts";
import { Field } from "#ui/field/field.tsx";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import { type Answer, nameOf } from "./answer.ts";

type Props = { answers: readonly Answer[]; onAdd: (answer: Answer) => void };

/** Input for a free-text answer. */
export function AnswerField({ answers, onAdd }: Props) {
  const [typed, setTyped] = useState("");
  const text = typed.trim();
  const isThere = answers.some((answer) => nameOf(answer) === text);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!text || isThere) return;
    onAdd({ kind: "text", text });
    setTyped("");
  };
  return (
    <form onSubmit={add}>
      <Field
        label={say`Or type a choice`}
        value={typed}
        maxLength={pollWordsMaxLength}
        autoCapitalize="sentences"
        autoComplete="off"
        problem={isThere ? say`You’ve already added this choice.` : undefined}
        onChange={setTyped}
        aside={<IconButton type="submit" icon="plus" label={say`Add choice`} />}
      />
    </form>
  );
}
