import type { CurrentSession } from "@goldmane/contracts/account/schema";
import { isGrownUp } from "@goldmane/contracts/family/rules";
import { tellConversation } from "#features/assistant/chat/conversation.ts";
import { useForgetOwnConversation } from "#features/assistant/queries.ts";
import { hush } from "#features/assistant/voice/speaker.ts";
import { say } from "#platform/words/say.ts";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import { showToast } from "#ui/toast/toasts.ts";

type Props = { profile: CurrentSession["profile"]; onClose: () => void };

/** Deletes the viewer's conversation, here and on the server. Visitors have it only here. */
export function DeleteConversation({ profile, onClose }: Props) {
  const { mutate: forget, isPending } = useForgetOwnConversation();
  const clear = () => {
    hush();
    tellConversation({ type: "cleared" });
    onClose();
  };
  const fail = () => {
    showToast({ title: say`Couldn’t delete the conversation. Try again.`, variant: "alarm" });
  };
  return (
    <ConfirmDialog
      heading={say`Delete this conversation?`}
      confirmLabel={say`Delete`}
      isPending={isPending}
      onConfirm={() => (profile ? forget(undefined, { onSuccess: clear, onError: fail }) : clear())}
      onClose={onClose}
    >
      <p>{say`Leo forgets everything the two of you said.`}</p>
      {profile && !isGrownUp(profile.role) && (
        <p>{say`Your parents can still read messages that worried us.`}</p>
      )}
    </ConfirmDialog>
  );
}
