import { useState } from "react";
import { useLocation } from "wouter";
import { forgetPass, keepPass, readPass } from "#features/companion/phone/kept-pass.ts";
import { routes } from "#platform/routes.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { PairingView } from "./pairing-view.tsx";
import { PairedRemote } from "./paired-remote.tsx";

type Props = { params: { code?: string } };

/** A phone as remote control: of the screen whose code it gives, or of the one that it had. */
export function RemotePage({ params: { code } }: Props) {
  useDocumentTitle(say`Remote control`);
  const [, navigate] = useLocation();
  const [pass, setPass] = useState(() => (code ? null : readPass()));
  const [farewell, setFarewell] = useState<string | null>(null);
  if (pass !== null)
    return (
      <PairedRemote
        key={pass}
        pass={pass}
        onOver={(words) => {
          forgetPass();
          setFarewell(words);
          setPass(null);
        }}
      />
    );
  return (
    <PairingView
      code={farewell === null ? code : undefined}
      farewell={farewell}
      onPaired={(given) => {
        keepPass(given);
        setPass(given);
        // Loaded anew, this address is not to try a code that was used.
        if (code) navigate(routes.remote, { replace: true });
      }}
    />
  );
}
