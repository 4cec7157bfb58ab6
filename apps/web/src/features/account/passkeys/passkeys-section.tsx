import type { Passkey } from "@goldmane/contracts/account/passkeys/schema";
import { isInsecure } from "#platform/device/is-insecure.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { NeedsHttps } from "#ui/needs-https/needs-https.tsx";
import { Section } from "#ui/section/section.tsx";
import { showToast } from "#ui/toast/toasts.ts";
import { PasskeyRow } from "./passkey-row.tsx";
import { whyNoPasskeys } from "./why-no-passkeys.ts";
import styles from "./passkeys.module.css";
import { useAddPasskey } from "./queries.ts";

/** The account's passkeys. */
export function PasskeysSection({ passkeys }: { passkeys: readonly Passkey[] }) {
  const adding = useAddPasskey();
  const obstacle = whyNoPasskeys();
  const add = () =>
    adding.mutate(say`Passkey ${passkeys.length + 1}`, {
      onSuccess: ({ name }) =>
        void showToast({ title: say`Passkey added`, description: say`We named it ${name}.` }),
    });

  return (
    <Section
      heading={say`Passkeys`}
      description={say`Sign in with your fingerprint, face or screen lock. Nothing to remember, and safe from phishing.`}
    >
      {passkeys.length > 0 && (
        <ul className={styles.passkeys}>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <PasskeyRow passkey={passkey} />
            </li>
          ))}
        </ul>
      )}
      {isInsecure() ? (
        <NeedsHttps feature="passkeys" />
      ) : obstacle ? (
        <p className={styles.none}>{obstacle}</p>
      ) : (
        <Button variant="gold" icon="plus" aria-busy={adding.isPending} onClick={add}>
          {say`Add passkey`}
        </Button>
      )}
    </Section>
  );
}
