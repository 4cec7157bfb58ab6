import { friendCode } from "@goldmane/contracts/friends/schema";
import { type FormEvent, useState } from "react";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { Section } from "#ui/section/section.tsx";
import { showToast } from "#ui/toast/toasts.ts";
import styles from "./friends.module.css";
import { useSendFriendRequest } from "./queries.ts";

/** Sends a friend request by another household's code. */
export function SendRequestSection() {
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const asking = useSendFriendRequest();
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const code = friendCode.safeParse(typed);
    setWrong(!code.success);
    if (!code.success) return;
    asking.mutate(code.data, {
      onSuccess: ({ name }) => {
        setTyped("");
        showToast({
          title: say`${name} was asked`,
          description: say`A parent there says yes or no.`,
        });
      },
    });
  };

  return (
    <Section
      heading={say`A code that you were given`}
      description={say`Their parents see that you ask, and answer.`}
    >
      <form className={styles.ask} onSubmit={ask}>
        <Field
          label={say`Friends’ code`}
          value={typed}
          maxLength={30}
          autoComplete="off"
          autoCapitalize="characters"
          problem={isWrong ? say`A code has twelve letters or digits.` : undefined}
          onChange={(text) => {
            setTyped(text.toUpperCase());
            setWrong(false);
          }}
        />
        <Button variant="gold" type="submit" aria-busy={asking.isPending}>
          {say`Ask them`}
        </Button>
      </form>
    </Section>
  );
}
