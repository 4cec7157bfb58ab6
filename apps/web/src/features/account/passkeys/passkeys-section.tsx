import type { Passkey } from "@goldmane/contracts/account/passkeys/schema";
import { Button } from "#ui/button/button.tsx";
import { Section } from "#ui/section/section.tsx";
import { showToast } from "#ui/toast/toasts.ts";
import { PasskeyRow } from "./passkey-row.tsx";
import { whyNoPasskeys } from "./passkeys-here.ts";
import styles from "./passkeys.module.css";
import { useAddPasskey } from "./queries.ts";

/** The passkeys that open the account. */
export function PasskeysSection({ passkeys }: { passkeys: readonly Passkey[] }) {
  const adding = useAddPasskey();
  const obstacle = whyNoPasskeys();
  const add = () =>
    adding.mutate(`Passkey ${passkeys.length + 1}`, {
      onSuccess: ({ name }) =>
        void showToast({ title: "Passkey added", description: `It is called ${name}.` }),
    });

  return (
    <Section
      heading="Passkeys"
      words="Sign in with your finger, your face or your device’s code. Nothing to remember, and nothing that a false page could take."
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
      {obstacle ? (
        <p className={styles.none}>{obstacle}</p>
      ) : (
        <Button look="gold" icon="plus" aria-busy={adding.isPending} onClick={add}>
          Add a passkey
        </Button>
      )}
    </Section>
  );
}
