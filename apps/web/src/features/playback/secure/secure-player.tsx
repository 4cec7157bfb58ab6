import type { CurrentSession } from "@goldmane/contracts/account/schema";
import type { TitleCard } from "@goldmane/contracts/library/schema";
import { say } from "#platform/words/say.ts";
import { Section } from "#ui/section/section.tsx";
import { AccessChecks } from "./access-checks.tsx";
import { AttacksSection } from "./attacks-section.tsx";
import { KeySection } from "./key-section.tsx";
import { LinkAnatomy } from "./link-anatomy.tsx";
import { readLink } from "./read-link.ts";
import { RequestLog } from "./request-log.tsx";
import type { SecureStream } from "./secure-query.ts";
import { SecurePlayerFrame } from "./secure-player-frame.tsx";
import styles from "./secure-player.module.css";
import { useMediaRequests } from "./use-media-requests.ts";
import { useMutedPlayer } from "./use-muted-player.ts";
import { useNow } from "./use-now.ts";

type Props = {
  stream: SecureStream;
  title: TitleCard;
  otherTitleId: string;
  session: CurrentSession;
};

const clockIntervalMs = 15_000;

/** A player, and sections that explain how its stream is protected. */
export function SecurePlayer({ stream, title, otherTitleId, session }: Props) {
  const { playback, cut, refusal } = stream;
  const player = useMutedPlayer(playback);
  const requests = useMediaRequests(playback.titleId);
  const now = useNow(clockIntervalMs);
  const link = readLink(requests[0]?.address ?? playback.manifestUrl);
  return (
    <>
      <div className={styles.player}>
        <SecurePlayerFrame player={player} title={title} cut={cut} />
        <RequestLog requests={requests} />
      </div>
      <Section
        heading={say`Checks before playback`}
        description={say`The server makes these checks before it signs a link, and again during playback.`}
      >
        <AccessChecks title={title} session={session} refusal={refusal} />
      </Section>
      <Section
        heading={say`A link that works only for you`}
        description={say`This is the latest request’s link. It won’t work for anyone else.`}
      >
        {link && <LinkAnatomy link={link} now={now} />}
      </Section>
      <KeySection playback={playback} />
      <AttacksSection stream={stream} otherTitleId={otherTitleId} />
    </>
  );
}
