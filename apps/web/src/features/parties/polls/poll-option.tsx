import type { Poll } from "@goldmane/contracts/parties/schema";
import type { CSSProperties } from "react";
import { imageSources } from "#platform/image-sources.ts";
import { sayPlural } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./polls.module.css";

type Props = {
  option: Poll["options"][number];
  /** Share of all votes, 0 to 1. */
  share: number;
  isOwn: boolean;
  isLeader: boolean;
  isOpen: boolean;
  onChoose: () => void;
};

/** One answer, as a button that votes for it. */
export function PollOption({ option, share, isOwn, isLeader, isOpen, onChoose }: Props) {
  const { title, text, votes } = option;
  const name = title?.title ?? text ?? "";
  const counted = sayPlural(votes.length, { one: "# vote", other: "# votes" });
  return (
    <button
      type="button"
      className={styles.option}
      disabled={!isOpen}
      aria-pressed={isOwn}
      data-leader={isLeader}
      style={{ "--share": share } as CSSProperties}
      onClick={onChoose}
    >
      {title && (
        <img
          {...imageSources(title.backdropUrl, 160)}
          sizes="4.5rem"
          width={72}
          height={40}
          alt=""
        />
      )}
      <span className={styles.name}>
        {name} <span className={styles.spoken}>{counted}</span>
      </span>
      {isOwn && <Icon name="check" />}
      <span className={styles.count} aria-hidden="true">
        {votes.length}
      </span>
    </button>
  );
}
