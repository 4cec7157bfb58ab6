import { demoSignIn } from "@goldmane/contracts/account/limits";
import { isGrownUp } from "@goldmane/contracts/family/rules";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { profilesQuery } from "#features/family/queries.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { say } from "#platform/words/say.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { type GrownUpProof, GrownUpQuestion } from "#ui/pin-pad/grown-up-question.tsx";

type Props = { leaveWith: (proof: GrownUpProof) => Promise<void>; onClose: () => void };

/** Asks a grown-up for a PIN or a password before a child signs out. */
export function SignOutDialog({ leaveWith, onClose }: Props) {
  const { data: family } = useSuspenseQuery(profilesQuery);
  const { data: session } = useQuery(sessionQuery);
  const hasPin = family.some(
    ({ role, status, hasPin: has }) => has && status === "active" && isGrownUp(role),
  );

  return (
    <Dialog label={say`Sign out`} size="small" onClose={onClose}>
      <GrownUpQuestion
        hasPin={hasPin}
        pinReason={say`Ask a grown-up to enter their PIN.`}
        passwordReason={say`Ask a grown-up to enter their password.`}
        action={say`Sign out`}
        passwordHint={session?.isDemo ? say`Demo password: ${demoSignIn.password}` : undefined}
        prove={leaveWith}
        onCancel={onClose}
      />
    </Dialog>
  );
}
