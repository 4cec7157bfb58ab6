import type { Participant } from "@goldmane/contracts/parties/schema";
import type { ReactNode } from "react";
import { gradeDrift } from "@goldmane/sync/follow/drift";
import { say } from "#platform/words/say.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./participant-tile.module.css";
import { describeParticipant } from "./describe-participant.ts";

type Props = {
  participant: Participant;
  isOwn: boolean;
  isLobby: boolean;
  /** The film is waiting for this participant to load. */
  isWaitedFor: boolean;
  driftMs: number | null;
  /** Indicates that they talk, and how loudly. */
  talking: ReactNode;
  onOpen: () => void;
};

/** A participant in the row. Opens the participant dialog. */
export function ParticipantTile({
  participant,
  isOwn,
  isLobby,
  isWaitedFor,
  driftMs,
  talking,
  onOpen,
}: Props) {
  const step = isLobby || driftMs === null || !participant.isPresent ? null : gradeDrift(driftMs);
  const label = describeParticipant({ participant, isLobby, isWaitedFor, step });
  const name = isOwn ? say`You` : participant.displayName;
  return (
    <button
      type="button"
      className={styles.tile}
      data-present={participant.isPresent}
      data-own={isOwn}
      data-role={participant.role}
      aria-label={`${name}: ${label}`}
      data-tooltip={label}
      onClick={onOpen}
    >
      <span className={styles.back}>
        <span className={styles.face}>
          <Avatar url={participant.avatarUrl} size={64} />
        </span>
        {isLobby && participant.isReady && (
          <span className={styles.ready}>
            <Icon name="check" />
          </span>
        )}
        {isWaitedFor && <span className={styles.loading} />}
        {!participant.isWaitedFor && !isLobby && (
          <span className={styles.goesOn}>
            <Icon name="right" />
          </span>
        )}
        {talking}
        {step && <span className={styles.dot} data-step={step} />}
      </span>
      <span className={styles.cushion} />
      <span className={styles.name}>{name}</span>
    </button>
  );
}
