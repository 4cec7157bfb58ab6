import { useQueryClient } from "@tanstack/react-query";
import { ForgotForm } from "#features/account/settings/forgot-form.tsx";
import { ResetForm } from "#features/account/settings/reset-form.tsx";
import { changeViewer } from "#platform/change-viewer.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { useLinkToken } from "#platform/use-link-token.ts";
import { say } from "#platform/words/say.ts";

/** Target of a password reset link; without a token, the form to request one. */
export function ResetView() {
  useDocumentTitle(say`Password`);
  const cache = useQueryClient();
  const token = useLinkToken();
  if (token === null) return <ForgotForm />;
  return <ResetForm key={token} token={token} onReset={() => void changeViewer(cache)} />;
}
