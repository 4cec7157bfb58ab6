import type { CurrentSession } from "@goldmane/contracts/account/schema";
import type { TitleCard } from "@goldmane/contracts/library/schema";
import { say } from "#platform/words/say.ts";
import { Section } from "#ui/section/section.tsx";
import { AttacksSection } from "./attacks-section.tsx";
import { GateList } from "./gate-list.tsx";
import { KeySection } from "./key-section.tsx";
import { LinkAnatomy } from "./link-anatomy.tsx";
import { readLink } from "./read-link.ts";
import { RequestLog } from "./request-log.tsx";
import type { SecureStream } from "./secure-query.ts";
import { SecureStage } from "./secure-stage.tsx";
import styles from "./theatre.module.css";
import { useMediaRequests } from "./use-media-requests.ts";
import { useNow } from "./use-now.ts";
import { useQuietPlayer } from "./use-quiet-player.ts";

type Props = { stream: SecureStream; title: TitleCard; otherId: string; session: CurrentSession };

const lookEveryMs = 15_000;

/** A playing stream, and everything that protects it. */
export function SecurePlayer({ stream, title, otherId, session }: Props) {
  const { playback, cut, refusal } = stream;
  const player = useQuietPlayer(playback);
  const requests = useMediaRequests(playback.titleId);
  const now = useNow(lookEveryMs);
  const link = readLink(requests[0]?.address ?? playback.manifestUrl);
  return (
    <>
      <div className={styles.live}>
        <SecureStage player={player} title={title} cut={cut} />
        <RequestLog requests={requests} />
      </div>
      <Section
        heading={say`Asked before the first byte`}
        description={say`Every film passes these questions before a single link to it is signed, and again while it plays.`}
      >
        <GateList title={title} session={session} refusal={refusal} />
      </Section>
      <Section
        heading={say`A link that works for you alone`}
        description={say`This is the link of the latest request above. Sent to a friend, it opens nothing.`}
      >
        {link && <LinkAnatomy link={link} now={now} />}
      </Section>
      <KeySection playback={playback} />
      <AttacksSection stream={stream} otherId={otherId} />
    </>
  );
}
