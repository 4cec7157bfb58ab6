import { useState } from "react";
import { say } from "#platform/words/say.ts";
import { Chat } from "#features/parties/chat/chat.tsx";
import { Queue } from "#features/parties/choosing/queue.tsx";
import { FilmPicker } from "#features/parties/choosing/film-picker.tsx";
import { NewPollButton } from "#features/parties/polls/new-poll-button.tsx";
import { PollCard } from "#features/parties/polls/poll-card.tsx";
import { Tabs } from "#ui/tabs/tabs.tsx";
import type { PartyProps } from "#features/parties/room/party-props.ts";
import styles from "./side.module.css";

/** The panel beside the screen: poll, chat and queue. */
export function Side(partyProps: PartyProps) {
  const [chosen, setChosen] = useState<"chat" | "queue">("chat");
  const { queue, poll } = partyProps.party;
  const [dismissed, setDismissed] = useState<string | null>(null);
  const counted = (name: string, count: number) => (count > 0 ? `${name} · ${count}` : name);

  return (
    <aside className={styles.side} aria-label={say`Party sidebar`}>
      {poll && poll.id !== dismissed && poll.options.length > 0 && (
        <PollCard {...partyProps} poll={poll} onDismiss={() => setDismissed(poll.id)} />
      )}
      <Tabs
        label={say`Party sidebar`}
        chosen={chosen}
        onChoose={setChosen}
        tabs={[
          { id: "chat", name: say`Chat`, content: <Chat {...partyProps} /> },
          {
            id: "queue",
            name: counted(say`Up next`, queue.length),
            content: (
              <Queue {...partyProps} ask={<NewPollButton {...partyProps} picker={FilmPicker} />} />
            ),
          },
        ]}
      />
    </aside>
  );
}
