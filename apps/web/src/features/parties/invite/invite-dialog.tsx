import type { Participant, Party } from "@goldmane/contracts/parties/schema";
import { routes } from "#platform/routes.ts";
import { copyText } from "#platform/device/copy-text.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { QrCode } from "#ui/qr-code/qr-code.tsx";
import { showToast } from "#ui/toast/toasts.ts";
import { InvitePeople } from "./invite-people.tsx";
import styles from "./invite-dialog.module.css";

type Props = { party: Party; own: Participant; onClose: () => void };

/** Ways to invite others: by name, QR code, party code or link. */
export function InviteDialog({ party, own, onClose }: Props) {
  const url = new URL(routes.party(party.code), location.origin).href;
  const copy = async () => {
    if (await copyText(url)) showToast({ title: say`Link copied`, description: url });
    else showToast({ title: say`Couldn’t copy`, description: url, variant: "alarm" });
  };

  return (
    <Dialog label={say`Invite`} size="small" onClose={onClose}>
      <div className={styles.invite}>
        <h2>{say`Invite`}</h2>
        {own.isFamily && own.role !== "guest" && <InvitePeople party={party} />}
        {own.isFamily && party.participants.some(({ isChild }) => isChild) && (
          <p>{say`A child is here. Their parental controls decide if friends can join.`}</p>
        )}
        <QrCode text={url} label={say`QR code for this party`} />
        <p>{say`Scan it with a phone, or enter the code in the Party Zone:`}</p>
        <p className={styles.code} translate="no">
          {party.code.slice(0, 3)}
          <span> </span>
          {party.code.slice(3)}
        </p>
        <Button variant="gold" icon="out" onClick={() => void copy()}>
          {say`Copy link`}
        </Button>
      </div>
    </Dialog>
  );
}
