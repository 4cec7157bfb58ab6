import { chatMaxLength } from "@goldmane/contracts/parties/limits";
import { sendChatMessage } from "@goldmane/contracts/parties/live";
import { type FormEvent, useState } from "react";
import { say } from "#platform/words/say.ts";
import type { PartyRoom } from "#features/parties/room/party-room.ts";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import { Field } from "#ui/field/field.tsx";
import { showPartyErrorToast } from "#features/parties/room/show-party-error-toast.ts";
import styles from "./chat.module.css";

type Props = {
  room: PartyRoom;
  /** Minimum interval between messages; 0 without slow mode. */ slowSeconds: number;
};

/** Text input of the chat. A refused message stays in it. */
export function MessageForm({ room, slowSeconds }: Props) {
  const [text, setText] = useState("");
  const send = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = text.trim();
    if (!trimmed) return;
    setText("");
    room
      .send(sendChatMessage, { content: { kind: "text", text: trimmed } })
      .catch((error: unknown) => {
        setText((typed) => typed || trimmed);
        showPartyErrorToast(error);
      });
  };

  return (
    <form className={styles.write} onSubmit={send}>
      <Field
        label={say`Send a message`}
        value={text}
        maxLength={chatMaxLength}
        autoCapitalize="sentences"
        autoComplete="off"
        enterKeyHint="send"
        hint={slowSeconds > 0 ? say`Slow mode: one message every ${slowSeconds} s` : undefined}
        onChange={setText}
        aside={<IconButton type="submit" icon="right" label={say`Send`} />}
      />
    </form>
  );
}
