import type { RemoteCard } from "@goldmane/contracts/companion/schema";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";
import { namePhone } from "./name-phone.ts";
import styles from "./phone-sheet.module.css";
import type { ScreenLink } from "./screen-link.ts";

type Props = { phone: RemoteCard; link: ScreenLink };

/** A phone of this screen, with buttons to admit and remove it. */
export function PhoneRow({ phone, link }: Props) {
  const { id, isIn, isAway } = phone;
  const dismiss = () => void link.dismiss(id).catch(showErrorToast);
  return (
    <li className={styles.row} data-asks={!isIn}>
      <span className={styles.dot} data-away={isAway} aria-hidden="true" />
      <span className={styles.who}>
        <b>{namePhone(phone)}</b>
        <span>
          {isIn ? (isAway ? say`Offline` : say`Remote control`) : say`Wants to control this screen`}
        </span>
      </span>
      {isIn ? (
        <Button variant="glass" onClick={dismiss} aria-label={say`Disconnect ${namePhone(phone)}`}>
          {say`Disconnect`}
        </Button>
      ) : (
        <>
          <Button variant="gold" onClick={() => void link.admit(id).catch(showErrorToast)}>
            {say`Allow`}
          </Button>
          <Button variant="plain" onClick={dismiss}>
            {say`Deny`}
          </Button>
        </>
      )}
    </li>
  );
}
