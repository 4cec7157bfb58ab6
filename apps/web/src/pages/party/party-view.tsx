import type { Participant } from "@goldmane/contracts/parties/schema";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import { PhoneButton } from "#features/companion/screen/phone-button.tsx";
import { InviteDialog } from "#features/parties/invite/invite-dialog.tsx";
import { usePartyMutations } from "#features/parties/queries.ts";
import { Applause } from "#features/parties/reactions/applause.tsx";
import { useApplause } from "#features/parties/reactions/use-applause.ts";
import { ReactionBar } from "#features/parties/reactions/reaction-bar.tsx";
import { PartyBar } from "#features/parties/room/party-bar.tsx";
import type { PartyRoom } from "#features/parties/room/party-room.ts";
import { SettingsDialog } from "#features/parties/room/settings-dialog.tsx";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { Side } from "./side.tsx";
import { ParticipantDialog } from "#features/parties/participants/participant-dialog.tsx";
import { ParticipantRow } from "#features/parties/participants/participant-row.tsx";
import { MuteSwitch } from "#features/parties/voice/mute-switch.tsx";
import { TalkingRing } from "#features/parties/voice/talking-ring.tsx";
import { VoiceBar } from "#features/parties/voice/voice-bar.tsx";
import { ApiError } from "#platform/api.ts";
import { connection } from "#platform/live/connection.ts";
import { routes } from "#platform/routes.ts";
import { useStore } from "#platform/store.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";
import { CannotJoin } from "./cannot-join.tsx";
import { GameButton } from "./game-button.tsx";
import { GameResult } from "./game-result.tsx";
import { PartyOver } from "./party-over.tsx";
import { PartyScreen } from "./party-screen.tsx";
import styles from "./party-view.module.css";
import { usePublishCurrentParty } from "./use-publish-current-party.ts";

/** A joined party: screen, participants and chat. */
export function PartyView({ room }: { room: PartyRoom }) {
  const [, navigate] = useLocation();
  const party = useStore(room.party);
  const refusal = useStore(room.refusal);
  const over = useStore(room.over);
  const isOpen = useStore(connection.isOpen);
  const { data: session } = useQuery(sessionQuery);
  const [isInviting, setInviting] = useState(false);
  const [isSetting, setSetting] = useState(false);
  const { leave } = usePartyMutations(room.partyId);
  const goHome = () => navigate(routes.partyZone);
  usePublishCurrentParty(room, {
    invite: () => setInviting(true),
    leave: () => leave.mutateAsync().then(goHome),
  });
  const [shown, setShown] = useState<string | null>(null);
  const isClapping = useApplause(room);
  useDocumentTitle(party?.name ?? say`Party Zone`);

  const own = party?.participants.find(({ profileId }) => profileId === session?.profile?.id);
  if (over) return <PartyOver reason={over} />;
  if (refusal instanceof ApiError || (refusal && !party)) return <CannotJoin error={refusal} />;
  if (!party) return <Spinner />;
  if (!own) return <CannotJoin error={null} />;

  const partyProps = { room, party, own };
  const participant = party.participants.find(({ profileId }) => profileId === shown);
  return (
    <div className={styles.view}>
      <div className={styles.stage}>
        {!isOpen && (
          <div className={styles.notice}>
            <output className={styles.lost}>
              <i />
              {say`Connection lost. Reconnecting… The film keeps playing.`}
            </output>
          </div>
        )}
        <div className={styles.screen} data-owns-arrows>
          <PartyScreen {...partyProps} onInvite={() => setInviting(true)} />
          {isClapping && <Applause />}
        </div>
        {party.game?.state === "over" && <GameResult race={party.game} />}
        <ParticipantRow
          {...partyProps}
          isLobby={party.timeline.state === "idle"}
          isClapping={isClapping}
          ring={TalkingRing}
          onParticipant={({ profileId }: Participant) => setShown(profileId)}
        />
        <PartyBar
          {...partyProps}
          onInvite={() => setInviting(true)}
          reactions={<ReactionBar room={room} />}
          voice={<VoiceBar call={room.voice} own={own} />}
          phone={<PhoneButton />}
          game={<GameButton {...partyProps} />}
          onSettings={() => setSetting(true)}
          onLeave={() => leave.mutate(undefined, { onSuccess: goHome, onError: showErrorToast })}
        />
      </div>
      <Side {...partyProps} />
      {isSetting && <SettingsDialog {...partyProps} onClose={() => setSetting(false)} />}
      {isInviting && <InviteDialog party={party} own={own} onClose={() => setInviting(false)} />}
      {participant && (
        <ParticipantDialog
          {...partyProps}
          participant={participant}
          muteSwitch={<MuteSwitch call={room.voice} participant={participant} />}
          onClose={() => setShown(null)}
        />
      )}
    </div>
  );
}
