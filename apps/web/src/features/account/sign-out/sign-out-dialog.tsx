import { isGrownUp } from "@goldmane/contracts/family/rules";
import { useSuspenseQuery } from "@tanstack/react-query";
import { profilesQuery } from "#features/family/queries.ts";
import { say } from "#platform/words/say.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { AskGrownUp } from "#ui/pin-pad/ask-grown-up.tsx";
import { usePinDigits } from "#ui/pin-pad/use-pin-digits.ts";
import styles from "./sign-out-dialog.module.css";
import { SignOutForm } from "./sign-out-form.tsx";
import type { GrownUpProof } from "./use-leave.ts";

type Props = { leaveWith: (proof: GrownUpProof) => Promise<void>; onClose: () => void };

/** Asks a grown-up for their PIN or, where none has one, for a password, before a child signs out. */
export function SignOutDialog({ leaveWith, onClose }: Props) {
  const { data: family } = useSuspenseQuery(profilesQuery);
  const hasPin = family.some(
    ({ role, status, hasPin: has }) => has && status === "active" && isGrownUp(role),
  );

  return (
    <Dialog label={say`Sign out`} size="small" onClose={onClose}>
      {hasPin ? (
        <PinQuestion leaveWith={leaveWith} />
      ) : (
        <SignOutForm leaveWith={leaveWith} onClose={onClose} />
      )}
    </Dialog>
  );
}

function PinQuestion({ leaveWith }: Pick<Props, "leaveWith">) {
  const pin = usePinDigits((digits) => leaveWith({ pin: digits }));
  return (
    <div className={styles.view}>
      <AskGrownUp pin={pin}>{say`Signing out takes a grown-up’s PIN.`}</AskGrownUp>
    </div>
  );
}
