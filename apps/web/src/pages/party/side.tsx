import { useState } from "react";
import { say } from "#platform/words/say.ts";
import { Chat } from "#features/parties/chat/chat.tsx";
import { Queue } from "#features/parties/choosing/queue.tsx";
import { FilmPicker } from "#features/parties/choosing/film-picker.tsx";
import { AskEverybody } from "#features/parties/polls/ask-everybody.tsx";
import { PollCard } from "#features/parties/polls/poll-card.tsx";
import { Tabs } from "#ui/tabs/tabs.tsx";
import type { Seated } from "#features/parties/room/seated.ts";
import styles from "./side.module.css";

/** What goes on beside the screen. */
export function Side(seated: Seated) {
  const [chosen, setChosen] = useState<"chat" | "queue">("chat");
  const { queue, poll } = seated.party;
  const [putAway, setPutAway] = useState<string | null>(null);
  const counted = (name: string, count: number) => (count > 0 ? `${name} · ${count}` : name);

  return (
    <aside className={styles.side} aria-label={say`Beside the film`}>
      {poll && poll.id !== putAway && poll.options.length > 0 && (
        <PollCard {...seated} poll={poll} onPutAway={() => setPutAway(poll.id)} />
      )}
      <Tabs
        label={say`Beside the film`}
        chosen={chosen}
        onChoose={setChosen}
        tabs={[
          { id: "chat", name: say`Chat`, content: <Chat {...seated} /> },
          {
            id: "queue",
            name: counted(say`Next films`, queue.length),
            content: <Queue {...seated} ask={<AskEverybody {...seated} picker={FilmPicker} />} />,
          },
        ]}
      />
    </aside>
  );
}
