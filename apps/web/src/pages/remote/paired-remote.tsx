import type { RemoteEnd } from "@goldmane/contracts/companion/live";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { RemoteLink } from "#features/companion/phone/remote-link.ts";
import { RemotePad } from "#features/companion/phone/remote-pad.tsx";
import { Waiting } from "#features/companion/phone/waiting.tsx";
import { connection } from "#platform/live/connection.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { PartyPad } from "./party-pad.tsx";

type Props = { token: string; onOver: (message: string) => void };

const endMessages = (): Readonly<Record<RemoteEnd, string>> => ({
  ended: say`The screen disconnected this phone.`,
  gone: say`The screen was closed. Connect again when it’s open.`,
  again: say`This phone is connected in another tab.`,
});

/** A paired phone: waits for approval, then controls the screen. */
export function PairedRemote({ token, onOver }: Props) {
  const { data: session } = useQuery(sessionQuery);
  const [link] = useState(() => new RemoteLink(connection, token));
  const held = useStore(link.held);
  const over = useStore(link.over);
  const notifyEnded = useEffectEvent(onOver);
  // Anonymous viewers open a connection only for the remote.
  const isAnonymous = session?.household === null;

  useEffect(() => link.start(), [link]);
  useEffect(() => {
    if (!isAnonymous) return;
    connection.open();
    return () => connection.close();
  }, [isAnonymous]);
  useEffect(() => {
    if (over) notifyEnded(endMessages()[over]);
  }, [over]);

  const end = () => {
    link.unpair().catch(() => undefined);
    onOver(say`Phone disconnected`);
  };
  if (!held) return <Spinner />;
  if (!held.isIn) return <Waiting onEnd={end} />;
  return <RemotePad link={link} onEnd={end} reactions={PartyPad} />;
}
