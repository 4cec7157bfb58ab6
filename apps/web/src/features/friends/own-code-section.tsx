import { useState } from "react";
import { copyText } from "#platform/device/copy-text.ts";
import { formatDate } from "#platform/words/formats.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { HelpTip } from "#ui/help-tip/help-tip.tsx";
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
    else showToast({ title: say`Couldn’t copy`, description: text, variant: "alarm" });
  };

  return (
    <Section
      heading={say`Your code`}
      help={<HelpTip article="friends" label={say`Your code`} />}
      description={say`Share it with parents you know. It works once, for 24 hours, and you still approve them.`}
    >
      {shown && (
        <p className={styles.code} translate="no">
          {shown}
        </p>
      )}
      {isOut && !shown && <p>{say`You have an active code. If you lost it, create a new one.`}</p>}
      {isOut && (
        <p>
          {say`Expires ${formatDate(codeExpiresAt, { weekday: "long", hour: "numeric", minute: "2-digit" })}.`}
        </p>
      )}
      <div className={styles.line}>
        {shown && (
          <Button variant="gold" onClick={() => void copy(shown)}>
            {say`Copy code`}
          </Button>
        )}
        <Button
          variant={isOut ? "glass" : "gold"}
          aria-busy={making.isPending}
          onClick={() => making.mutate(undefined, { onSuccess: (made) => setCode(made.code) })}
        >
          {isOut ? say`Create new code` : say`Create code`}
        </Button>
        {isOut && (
          <Button
            variant="plain"
            aria-busy={dropping.isPending}
            onClick={() => dropping.mutate(undefined)}
          >
            {say`Delete`}
          </Button>
        )}
      </div>
    </Section>
  );
}
