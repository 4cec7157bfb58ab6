import type { ChatReply } from "@goldmane/contracts/assistant/schema";
import { say } from "#platform/words/say.ts";
import styles from "./answer.module.css";

/** Says when a language model answered, or should have. */
export function EngineNote({ reply: { engine, degraded } }: { reply: ChatReply }) {
  if (engine === "llm")
    return <p className={styles.engine}>{say`Answered by your server’s language model.`}</p>;
  if (degraded)
    return <p className={styles.engine}>{say`The language model didn’t answer, so I did.`}</p>;
  return null;
}
