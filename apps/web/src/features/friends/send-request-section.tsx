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
          title: say`Request sent to ${name}`,
          description: say`A parent there must approve it.`,
        });
      },
    });
  };

  return (
    <Section
      heading={say`Enter a friend’s code`}
      description={say`Their parents will get your request.`}
    >
      <form className={styles.ask} onSubmit={ask}>
        <Field
          label={say`Friend code`}
          value={typed}
          maxLength={30}
          autoComplete="off"
          autoCapitalize="characters"
          problem={isWrong ? say`Enter the 12-character code.` : undefined}
          onChange={(text) => {
            setTyped(text.toUpperCase());
            setWrong(false);
          }}
        />
        <Button variant="gold" type="submit" aria-busy={asking.isPending}>
          {say`Send request`}
        </Button>
      </form>
    </Section>
  );
}
