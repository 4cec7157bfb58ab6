import type { Invitation } from "@goldmane/contracts/registration/schema";
import { say } from "#platform/words/say.ts";
import { RowButton } from "#ui/button/row-button.tsx";
import { showErrorToast } from "#ui/toast/show-error-toast.ts";
import { useRevokeInvitation } from "./queries.ts";

export function RevokeButton({ invitation: { id, note } }: { invitation: Invitation }) {
  const revoking = useRevokeInvitation();
  return (
    <RowButton
      aria-label={say`Revoke the invitation for ${note}`}
      aria-busy={revoking.isPending}
      onClick={() => revoking.mutate(id, { onError: showErrorToast })}
    >
      {say`Revoke`}
    </RowButton>
  );
}
