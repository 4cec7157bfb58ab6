import type { CurrentSession } from "@goldmane/contracts/account/schema";
import { isInsecure } from "#platform/device/is-insecure.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { usePasskeySignIn } from "./queries.ts";
import { whyNoPasskeys } from "./why-no-passkeys.ts";

type Props = { onEntered: (session: CurrentSession) => void };

/** Signs in with a passkey. Renders nothing if the browser doesn't support them here. */
export function PasskeyButton({ onEntered }: Props) {
  const signIn = usePasskeySignIn();
  if (isInsecure() || whyNoPasskeys() !== null) return null;
  return (
    <Button
      variant="glass"
      icon="lock"
      aria-busy={signIn.isPending}
      onClick={() => signIn.mutate(undefined, { onSuccess: onEntered })}
    >
      {say`Sign in with a passkey`}
    </Button>
  );
}
