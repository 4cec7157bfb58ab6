import { maxRemotes } from "@goldmane/contracts/companion/limits";
import { useEffect } from "react";
import { ApiError } from "#platform/api.ts";
import { useStore } from "#platform/store.ts";
import { openProfilePicker } from "#platform/profile-picker.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { describeError } from "#ui/message/describe-error.ts";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";
import { CodeCard } from "./code-card.tsx";
import { PhoneRow } from "./phone-row.tsx";
import styles from "./phone-sheet.module.css";
import type { ScreenLink } from "./screen-link.ts";
import { isSheetOpen, phones } from "./screen-tab.ts";

type Props = { link: ScreenLink };

/** The sheet with the pairing code and this screen's phones. */
export function PhoneSheet({ link }: Props) {
  const all = useStore(phones);
  const isFull = all.length >= maxRemotes;
  useEffect(() => {
    if (!isFull) void link.renewCode();
    return () => link.hideCode();
  }, [link, isFull]);

  return (
    <Dialog label={say`Phone remote`} size="medium" onClose={() => isSheetOpen.set(false)}>
      <div className={styles.sheet}>
        <h2>{say`Phone remote`}</h2>
        {all.length > 0 && (
          <section className={styles.phones} aria-label={say`Phones on this screen`}>
            <ul>
              {all.map((phone) => (
                <PhoneRow key={phone.id} phone={phone} link={link} />
              ))}
            </ul>
            {all.length > 1 && (
              <Button variant="plain" onClick={() => void link.close().catch(showErrorToast)}>
                {say`Disconnect all`}
              </Button>
            )}
          </section>
        )}
        {isFull ? (
          <p className={styles.note}>
            {say`This screen already has ${maxRemotes} phones. Disconnect one to add another.`}
          </p>
        ) : (
          <Code link={link} />
        )}
        <p className={styles.note}>
          {say`Phones in your household connect right away. Guests need your OK and only see what’s playing.`}
        </p>
      </div>
    </Dialog>
  );
}

function Code({ link }: Props) {
  const code = useStore(link.code);
  const refusal = useStore(link.refusal);
  const renew = () => void link.renewCode();
  if (code) return <CodeCard key={code.code} {...code} onRenew={renew} />;
  if (!(refusal instanceof Error)) return <Spinner />;
  const isProfileMissing = refusal instanceof ApiError && refusal.code === "NOT_SIGNED_IN";
  return (
    <div className={styles.refused}>
      <p role="alert">{describeError(refusal)}</p>
      <Button variant="gold" onClick={isProfileMissing ? openProfilePicker : renew}>
        {isProfileMissing ? say`Choose a profile` : say`Try again`}
      </Button>
    </div>
  );
}
