import { useState } from "react";
import { useLocation } from "wouter";
import { forgetToken, storeToken, readToken } from "#features/companion/phone/stored-token.ts";
import { routes } from "#platform/routes.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { PairingView } from "./pairing-view.tsx";
import { PairedRemote } from "./paired-remote.tsx";

type Props = { params: { code?: string } };

/** A phone as remote control, newly paired by code or with its saved pass. */
export function RemotePage({ params: { code } }: Props) {
  useDocumentTitle(say`Remote control`);
  const [, navigate] = useLocation();
  const [token, setToken] = useState(() => (code ? null : readToken()));
  const [endMessage, setEndMessage] = useState<string | null>(null);
  if (token !== null)
    return (
      <PairedRemote
        key={token}
        token={token}
        onOver={(message) => {
          forgetToken();
          setEndMessage(message);
          setToken(null);
        }}
      />
    );
  return (
    <PairingView
      code={endMessage === null ? code : undefined}
      endMessage={endMessage}
      onPaired={(given) => {
        storeToken(given);
        setToken(given);
        // Removes the used code from the URL, so that a reload doesn't try it again.
        if (code) navigate(routes.remote, { replace: true });
      }}
    />
  );
}
