import { useState } from "react";
import { copyText } from "#platform/device/copy-text.ts";
import { formatDate } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Section } from "#ui/section/section.tsx";
import { showToast } from "#ui/toast/toasts.ts";
import styles from "./friends.module.css";
import { useDeleteFriendCode, useCreateFriendCode } from "./queries.ts";

/** Creates and shows the friend code, which is returned only once. */
export function OwnCodeSection({ codeExpiresAt }: { codeExpiresAt: number | null }) {
  const [code, setCode] = useState<string | null>(null);
  const making = useCreateFriendCode();
  const dropping = useDeleteFriendCode();
  const isOut = codeExpiresAt !== null;
  const shown = isOut ? code : null;

  const copy = async (text: string) => {
    if (await copyText(text)) showToast({ title: say`Code copied` });
    else showToast({ title: say`Not copied`, description: text, variant: "alarm" });
  };

  return (
    <Section
      heading={say`Your code`}
      description={say`Give it to parents you know. It works once, for a day, and you still say yes or no.`}
    >
      {shown && (
        <p className={styles.code} translate="no">
          {shown}
        </p>
      )}
      {isOut && !shown && (
        <p>{say`A code is out. It was shown once: if it is lost, make a new one.`}</p>
      )}
      {isOut && (
        <p>
          {say`Good until ${formatDate(codeExpiresAt, { weekday: "long", hour: "numeric", minute: "2-digit" })}.`}
        </p>
      )}
      <div className={styles.line}>
        {shown && (
          <Button variant="gold" onClick={() => void copy(shown)}>
            {say`Copy the code`}
          </Button>
        )}
        <Button
          variant={isOut ? "glass" : "gold"}
          aria-busy={making.isPending}
          onClick={() => making.mutate(undefined, { onSuccess: (made) => setCode(made.code) })}
        >
          {isOut ? say`Make a new code` : say`Make a code`}
        </Button>
        {isOut && (
          <Button
            variant="plain"
            aria-busy={dropping.isPending}
            onClick={() => dropping.mutate(undefined)}
          >
            {say`Take it back`}
          </Button>
        )}
      </div>
    </Section>
  );
}
